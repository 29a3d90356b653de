-- Which lines a message holds is asked whenever it is edited.
CREATE INDEX outbox_lines ON outbox (message_id) WHERE kind = 'line';
