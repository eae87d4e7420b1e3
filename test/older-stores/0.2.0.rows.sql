INSERT INTO secrets (name, value) VALUES
  ('alerts', x'9d52cb8b1aec731878ce87b6e02fa4ac392aefbcd4f825c7927cf94364b7c68e');
INSERT INTO store_state (id, last_seq, active_jobs) VALUES
  (1, 4, 2);
INSERT INTO categories (id, name, name_key) VALUES
  (1, 'Trades', 'trades'),
  (2, 'Other', 'other');
INSERT INTO cities (id, slug, name, region) VALUES
  (1, 'pune', 'Pune', 'Maharashtra');
INSERT INTO jobs (pk, id, number, category_id, listing_key, is_sample, sort_at, posted_at, expires_at, closed_at, created_at, updated_at, title, slug, location, salary, source) VALUES
  (1, '1', 1, 1, 3764756938752001, FALSE, '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', NULL, NULL, '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', 'Welder', 'welder', 'Pune', '5-8 Lacs PA', 'sheet'),
  (2, 'x2', NULL, 2, 3761404850995202, FALSE, '2026-11-02T00:00:00.000Z', '2026-11-02T00:00:00.000Z', '2099-01-01T00:00:00.000Z', NULL, '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', 'Cook', 'clerk', NULL, NULL, NULL),
  (3, '3', 3, 2, NULL, FALSE, '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', NULL, '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', 'Gone', 'clerk', NULL, NULL, NULL);
INSERT INTO job_cities (city_id, listing_key) VALUES
  (1, 3764756938752001);
INSERT INTO known_words (id, word) VALUES
  (1, 'cook');
INSERT INTO word_trigrams (trigram, length, word_id) VALUES
  ('  c', 4, 1),
  (' co', 4, 1),
  ('coo', 4, 1);
INSERT INTO job_sources (name, state) VALUES
  ('sheet', '{"etag":"1"}');
INSERT INTO job_changes (seq, job_id, slug, kind, at) VALUES
  (1, '1', 'welder', 'published', '2026-11-20T12:00:00.000Z'),
  (2, 'x2', 'clerk', 'published', '2026-11-20T12:00:00.000Z'),
  (3, '3', 'clerk', 'published', '2026-11-20T12:00:00.000Z'),
  (4, '3', 'clerk', 'closed', '2026-11-20T12:00:00.000Z');
INSERT INTO consumers (name, position, failures) VALUES
  ('search', 0, 0),
  ('website', 0, 0);
INSERT INTO told_ahead (consumer, seq) VALUES
  ('search', 4);
INSERT INTO applications (id, received_at, idempotency_key, job_id, first_name, last_name, email, phone, message, source, reference, consent, consent_at, job_closed_at, experience_years, notice_period) VALUES
  (1, '2026-11-20T12:00:00.000Z', 'key 1', '1', 'Asha', 'Rao', 'Asha@example.com', '+91 98000 00000', 'Namaste ನಮಸ್ಕಾರ “it’s” \ "x"
', 'newsletter', 'REF1', 'I agree. (Notice of 20 November 2026)', '2026-11-20T12:00:00.000Z', '', '3.5', '30 days'),
  (2, '2026-11-20T12:00:00.000Z', 'key 2', '1', 'Asha', 'Rao', 'meera@example.com', '+91 98000 00000', 'Namaste ನಮಸ್ಕಾರ “it’s” \ "x"
', 'newsletter', 'REF2', '', '2026-11-20T12:00:00.000Z', '', '3.5', '30 days');
INSERT INTO application_cvs (application_id, name, mime_type, size, sha256, bytes) VALUES
  (1, 'asha.pdf', 'application/pdf', 12, 'c5751ab1417a3f4ca67c2ca738b1a25fe7ef776a9bc3e910cdf0173877b5ee6e', x'25504446206f662061736861');
INSERT INTO contact_enquiries (id, received_at, idempotency_key, name, email_address, subject, message, reference) VALUES
  (1, '2026-11-20T12:00:00.000Z', 'key 3', 'Asha', 'asha@example.com', 'Hello', 'A question', 'REF3');
INSERT INTO job_inquiries (id, received_at, idempotency_key, company_name, contact_person, email_address, contact_number, job_title, location, job_description, reference) VALUES
  (1, '2026-11-20T12:00:00.000Z', 'key 4', 'Kolam', 'Asha', 'asha@example.com', '080 1234', 'Welder', 'Hubli', 'Welds', 'REF4');
INSERT INTO job_alerts (id, email, email_key, keyword, category_id, location, created_at, confirmed_at, last_seq, last_day) VALUES
  (1, 'Asha@example.com', 'asha@example.com', 'welder', '', '', '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', 4, '2026-11-20'),
  (2, 'meera@example.com', 'meera@example.com', '', '', '', '2026-11-20T12:00:00.000Z', NULL, 0, '');
INSERT INTO alert_tokens (hash, alert_id, created_at) VALUES
  ('a8b478b52a1e0da922f2762d7624c33622ba3c83c38e4dae15a4a55ad1f0d784', 2, '2026-11-20T12:00:00.000Z'),
  ('e3ac5dd138a4e964fc2cc86bc9ad32d79600dc5a909fac894b45fcc7e6eccc68', 1, '2026-11-20T12:00:00.000Z');
INSERT INTO mails (id, kind, message_id, application_id, contact_id, inquiry_id, alert_id, since, until, token, queued_at, next_try_at, give_up_at, tries, problem, sent_at, failed_at) VALUES
  (1, 'staff', 'ec994ce1-4794-4c4d-9ea8-78bd3b6fe354', 1, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:01.000Z', '2026-11-27T12:00:00.000Z', 1, '', '2026-11-20T12:00:00.000Z', NULL),
  (2, 'receipt', '9dd9fda8-d6f2-4ff2-98b2-afd4d5a7b7c0', 1, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:01.000Z', '2026-11-27T12:00:00.000Z', 1, '550 no', NULL, '2026-11-20T12:00:00.000Z'),
  (3, 'staff', '20ddf593-44e7-497d-b54c-a64f031de872', 2, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', '2026-11-27T12:00:00.000Z', 0, '', NULL, NULL),
  (4, 'receipt', 'd058d95f-500c-493b-8230-18ffe39e3f5f', 2, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', '2026-11-27T12:00:00.000Z', 0, '', NULL, NULL),
  (5, 'staff', '76a526bc-3798-47a6-bfe4-2c7e0ad8053c', NULL, 1, NULL, NULL, NULL, NULL, NULL, '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', '2026-11-27T12:00:00.000Z', 0, '', NULL, NULL),
  (6, 'receipt', '2a61cfb9-6fb7-4772-a4e4-310aac529eb0', NULL, 1, NULL, NULL, NULL, NULL, NULL, '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', '2026-11-27T12:00:00.000Z', 0, '', NULL, NULL),
  (7, 'staff', '96816528-0f00-42bd-b591-a32d430a28b0', NULL, NULL, 1, NULL, NULL, NULL, NULL, '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', '2026-11-27T12:00:00.000Z', 0, '', NULL, NULL),
  (8, 'receipt', 'a90f8b9a-0b48-452e-8e06-eb6a310ac780', NULL, NULL, 1, NULL, NULL, NULL, NULL, '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', '2026-11-27T12:00:00.000Z', 0, '', NULL, NULL),
  (9, 'alert-confirm', 'fbaa7d15-f81f-4c0c-a097-7349271b7e8c', NULL, NULL, NULL, 1, NULL, NULL, 'token of asha', '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', '2026-11-27T12:00:00.000Z', 0, '', NULL, NULL),
  (10, 'alert-confirm', '6aa968d7-d6f3-4859-929d-2192520ff754', NULL, NULL, NULL, 2, NULL, NULL, 'token of meera', '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', '2026-11-27T12:00:00.000Z', 0, '', NULL, NULL),
  (11, 'digest', 'd112ea9a-0e7c-4d57-83a1-2554f801dc1c', NULL, NULL, NULL, NULL, '2026-11-20T12:00:00.000Z', '2026-11-20T13:00:00.000Z', NULL, '2026-11-20T12:01:00.000Z', '2026-11-20T12:01:00.000Z', '2026-11-27T12:01:00.000Z', 0, '', NULL, NULL);
INSERT INTO mail_turns (id, mailbox, purpose, taken_at) VALUES
  (1, 'asha@example.com', 'receipt', '2026-11-20T12:00:00.000Z'),
  (2, 'meera@example.com', 'receipt', '2026-11-20T12:00:00.000Z'),
  (3, 'asha@example.com', 'receipt', '2026-11-20T12:00:00.000Z'),
  (4, 'asha@example.com', 'receipt', '2026-11-20T12:00:00.000Z'),
  (5, 'asha@example.com', 'alert', '2026-11-20T12:00:00.000Z'),
  (6, 'meera@example.com', 'alert', '2026-11-20T12:00:00.000Z');
INSERT INTO digests (id, day, until) VALUES
  (1, '2026-11-20', '2026-11-20T13:00:00.000Z');
