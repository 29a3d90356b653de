"""A question as the pictures show it: where its words lie, what is cut out of them, and how that is lit."""
