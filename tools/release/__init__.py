"""What a release is made with: its note, what updating to it means, and the trial of what is shipped."""
