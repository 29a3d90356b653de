-- Every move writes into all of them: what is new is found by its id, and whether the like waits by its target.
DROP INDEX outbox_untold;
DROP INDEX outbox_of_table;
