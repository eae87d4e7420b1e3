-- Rows are encrypted with the store's key instead of data keys, which stood in store_keys; release 0.2.0's CVs are encrypted, too:
-- by keys/older-stores.ts, before the second half.
CREATE TABLE store_key (mark text COLLATE "C" NOT NULL);
