"""Lines that stand on several messages: whose clock runs, who is away, what is asked, what else waits."""
