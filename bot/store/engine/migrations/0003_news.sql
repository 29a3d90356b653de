-- What is to be told names its kind itself; each item has a nonce of its own, so that no other database repeats it.
-- How long to wait after a failure is no longer stored: a pause must outlive neither its cause nor a clock.
UPDATE outbox SET payload = json_set(payload, '$.kind', kind) WHERE done_at IS NULL;
ALTER TABLE outbox DROP COLUMN not_before;
ALTER TABLE outbox ADD COLUMN nonce TEXT NOT NULL DEFAULT '';
UPDATE outbox SET nonce = lower(hex(randomblob(8)));
CREATE INDEX outbox_untold ON outbox (id) WHERE done_at IS NULL;
