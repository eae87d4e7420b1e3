CREATE TABLE mail_server (
  id INTEGER PRIMARY KEY CHECK (id = 1), failures INTEGER NOT NULL, paused_until TEXT NOT NULL
) STRICT;
INSERT INTO mail_server (id, failures, paused_until) VALUES (1, 0, '');
