-- A table instead of a hash chain.
CREATE TABLE new_consents (
  id INTEGER PRIMARY KEY, kind TEXT NOT NULL, row_id INTEGER, wording TEXT NOT NULL, language TEXT NOT NULL,
  given_at TEXT NOT NULL, received_at TEXT NOT NULL
) STRICT;
INSERT INTO new_consents
  SELECT seq, kind, row_id, coalesce(wording, ''), coalesce(facts ->> 'language', ''), coalesce(facts ->> 'given_at', ''),
    coalesce(facts ->> 'received_at', '')
  FROM (SELECT seq, kind, row_id, CASE WHEN json_valid(entry) THEN entry ELSE '{}' END AS facts FROM consents)
  LEFT JOIN consent_texts ON hash = facts ->> 'text';
DROP TABLE consents;
DROP TABLE consent_head;
DROP TABLE consent_texts;
ALTER TABLE new_consents RENAME TO consents;
CREATE INDEX consents_by_row ON consents (kind, row_id) WHERE row_id IS NOT NULL;
