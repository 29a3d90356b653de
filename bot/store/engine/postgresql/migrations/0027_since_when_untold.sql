-- For how long the oldest has waited to be told says whether people hear of their turns; of what waits now nobody knows.
ALTER TABLE outbox ADD COLUMN at DOUBLE PRECISION;
