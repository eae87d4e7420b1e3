-- Rows are encrypted with the store's key instead of the data keys in store_keys. keys/older-stores.ts re-encrypts
-- them, and encrypts release 0.2.0's CVs, before the second part.
CREATE TABLE store_key (mark text COLLATE "C" NOT NULL);
