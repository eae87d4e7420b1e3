CREATE TABLE mail_server (
  id integer PRIMARY KEY CHECK (id = 1), failures integer NOT NULL, paused_until text COLLATE "C" NOT NULL
);
INSERT INTO mail_server (id, failures, paused_until) VALUES (1, 0, '');
