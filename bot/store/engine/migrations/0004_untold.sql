-- Whether something waits to be told of a table is asked often, however much waits in all.
CREATE INDEX outbox_of_table ON outbox (table_id, kind) WHERE done_at IS NULL;
