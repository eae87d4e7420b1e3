INSERT INTO store_keys (id, wrapped) VALUES
  (1, x'01f1cd706227ef1076726e9c7a698abbe11054f83ffc79d9443fb58ec7552f9b14707e4a978e7eae86bdd2914f7317e4d0e36cf94a1a0553e9bc14da77');
INSERT INTO secrets (name, key_id, sealed) VALUES
  ('alerts', 1, x'013babef514abae9947e30a8ecf85a14d1268d33a16e3a65cc56cd9ca8c1f4db28b1ff1481f6cf1c6e2d38138dbca7999695393500134bb09323d0dd46'),
  ('cv-links', 1, x'0111ae8ec3cd9bf42f3d431dfbe450ed0d8b0dabb70d716a46690205e8bd37174e4912e63c06831df2baf8d54598281eed93e2b31f81865544765b0831'),
  ('links', 1, x'0125db37f46d90394d3cda3c78e47f6347f2c4e472dfbc044f44dd6582ef77efa6abe12954bdddb8ae427307dcb24a74c54d9022f91148d596e84a9a73');
INSERT INTO store_state (id, last_seq, active_jobs, index_version, asked_week, asking_since) VALUES
  (1, 4, 2, 'older', '2026-11-16', '2026-11-20T12:01:00.000Z');
INSERT INTO categories (id, name, name_key) VALUES
  (1, 'Trades', 'trades'),
  (2, 'Other', 'other');
INSERT INTO cities (id, slug, name, region, kind) VALUES
  (1, 'maharashtra', 'Maharashtra', 'Maharashtra', 'state'),
  (2, 'pune', 'Pune', 'Maharashtra', 'city');
INSERT INTO jobs (pk, id, number, category_id, listing_key, is_sample, sort_at, posted_at, expires_at, closed_at, created_at, updated_at, title, slug, location, salary, source, recruiter_email, confirmed_at, closed_reason, questions) VALUES
  (1, '1', 1, 1, 3764756938752001, FALSE, '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', NULL, NULL, '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', 'Welder', 'welder', 'Pune', '5-8 Lacs PA', 'sheet', 'ravi@agency.example', '2026-11-20T12:00:00.000Z', '', '[]'),
  (2, 'x2', NULL, 2, 3761404850995202, FALSE, '2026-11-02T00:00:00.000Z', '2026-11-02T00:00:00.000Z', '2099-01-01T00:00:00.000Z', NULL, '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', 'Cook', 'clerk', NULL, NULL, NULL, NULL, '2026-11-20T12:00:00.000Z', '', NULL),
  (3, '3', 3, 2, NULL, FALSE, '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', NULL, '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', 'Gone', 'clerk', NULL, NULL, NULL, NULL, '2026-11-20T12:00:00.000Z', '', NULL);
INSERT INTO job_facts (listing_key, category_id, facts, least_pay, most_pay, closes_at) VALUES
  (3761404850995202, 2, 0, NULL, NULL, '2099-01-01T00:00:00.000Z'),
  (3764756938752001, 1, 8126464, 500000, 800000, NULL);
INSERT INTO job_cities (city_id, listing_key) VALUES
  (1, 3764756938752001),
  (2, 3764756938752001);
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
INSERT INTO applications (id, received_at, idempotency_key, reference, job_id, key_id, email_hash, sealed, status_hash) VALUES
  (1, '2026-11-20T12:00:00.000Z', 'key 1', 'REF1', '1', 1, '668826f75c018685a847bf7853561729c9a4354cc727a5bf9c40dc4f79ba725e', x'01c7c87ae128ae4e2b2e6fed2cb547ba7f199f78962e9033e233160a0814f478900319625a29528373e4404ce275fdcd49f89184cbea92b218be29e1ea13abbcee150efed634acd529de6430e7a67767b001f0c40330ab7782f7a55d0f4bd0bb3530374bbd0164a28524dbd4fa799ee736a324e34c30912e3b8a6431b5c29627c3fead160e26aa1c532d4894bf98852d2d6c1310edae1b24a3a231427e5dc387861031759e31a1946356e8bb0749eb4c506b88c79622d612065360a7a4d7c910ae2ee28bd7342dbc721ce525c752915b0d33bc0d988067d787d0939874b3cec8275177fc81b2db8c5edb42c361444513f4b5fde13bb2071924ae57f6957091c0a11a655d508220bc5724dd76dd1afde8c85a1204acf8c299e3b2db3cd1244054c3c02bba1030aa4ca7c975716c1f729caa3b3458b2eec34b205ba1b107161535554f2cbf8a887f02921e1d14636598005d5e412c96995a793611f4fd9890b1dfc68ab893506de47b5a57047fea50e62d95c3237130d8c556a034f493e10ffac1d220a94d95e93aabc230ba3d9eee96a480629da133afe420e87c3f197d5faa443baa6182db668b8450f8d9dec75a51aa9ceac345', 'a71b90b6f30f2770e1fbdce9c447c1418c2a4a929c4b8affa0fe7b3aa7334fac'),
  (2, '2026-11-20T12:00:00.000Z', 'key 2', 'REF2', '1', 1, '3d249ad1f0af3055b8b2c4b6d0a490f9b9a3ea10f517662d1c33f94f39828884', x'01be12320dd43a1fd143668431bf36697bf1673ed11db804929c8c108addf553deb022fe337d3a92f8559c7d7e04167cc57757b7e6c1ea86aebf84e160e9f57ae87449310cc52f7bd2611e609acac059b2c365ad59cea678ceb74d9a512bc27a6ca18fb3763b19218afd32714a30f949146410d3fa0eabaf0e7bdf3a8bf89d777c0fac2c8c5c6c02eb3a85f7d70bc46b9b5e48e2b68006fdd9126abbe7512051fbf122443d656b5e8b720010cb7772d706f65681b92de511f6ca7192187d23212279e645868316072e548e66aae9d28bc4a2541a53aa1f55a736bd12abe16997a64893faf4483d29c6cf98e913af38934c5f48c1db29a0612575bc04cb8578b99d9588e54f087b4be97d52029f80ccb3a6a594c32f6af7262d74787658a72dff047c8fb0bd5c02c4c7ed6b2bf6ed7e5e1145aa3db764b41310dc56b03bce1929d443c8ed93aed3a7bbd35487cba4902d5d5b8e7cda5b53e45bacfc6851edbc4c4deb61f5ad344f6f5bb9d6d6121b70610f45e135a78948495b7a396c29866563aab885', NULL);
INSERT INTO application_cvs (application_id, key_id, sealed, bytes) VALUES
  (1, 1, x'0193d184b0bd04e88a3ea2f6e597b814f3800efa070c7496f429f15f46556ac15e16bdd482e55e64707de3dea53ec7e6e8699bd1eb9e554368f0a9f1f22b59deba79d53f3b8749383ac87007e96935d4f3a7615b913cbe00ff2f94a113780c0934143c9ee8e43dd464be4787eaae26dec8f2f4a76e2f6763140f648bdb275ebb8792c8acb4a73e00e28267b40459f6eb2b1e93f27151cb289a7a97877f02983fb20562', x'0185adc079e0720f3f5c861a14034a33665bdf5b43481b5648c0aaf16b744cbd9593ece028e341d985');
INSERT INTO application_states (application_id, state, at) VALUES
  (1, 'seen', '2026-11-20T12:01:00.000Z');
INSERT INTO plain_cvs (application_id, name, mime_type, size, sha256, bytes) VALUES
  (2, 'asha.pdf', 'application/pdf', 12, 'c5751ab1417a3f4ca67c2ca738b1a25fe7ef776a9bc3e910cdf0173877b5ee6e', x'25504446206f662061736861');
INSERT INTO registrations (id, received_at, idempotency_key, reference, kept_until, matches_since, last_seq, last_day, key_id, email_hash, sealed) VALUES
  (1, '2026-11-20T12:01:00.000Z', 'key 5', 'REF5', '2027-11-20T12:00:00.000Z', '2026-11-20T12:01:00.000Z', 4, '2026-11-20', 1, 'ceccc90ae6c3b12179f868050bef696c074009de20eb183a5d8e115d45859c44', x'017c973e3586fbf9a0fc3dbfac22d10078302414a46f7e9a6d5314827d059d39750516135b3e4e1217949eb94fa13bc4ae9df7b5f2a612a329d361bf1645d540b00092e9e7e9442e027f8482a338f4df0da722cba10a73bbcb3fc2ec7040a8ee8f29ae0bd65b8b614f9cbdcea36b5dce4490e332f53b260037f98d0aa1c1a67849c7707fec349dea844e9eac4275d430cd9ff11e839aa4d20fb1b4a31c5628997efaea974d1f121855a2f6308d6480946312a2d078863c41277d9c653ed754d97fc09a9aa37b147f56d02df3e188f78661ca3bf0c60368699074b63aa3546316361c1e343acc279db70f49fcf038233568975d7d32ae9fc3a3e058214b26fe7defde8f04add01a66099212afd0e0fe45c8b17fa0cd19aa2e94b9bdbb6358184443cdfd195ae332c27af237e0740318cc8745ca8599435de0eaf61da4073b909974207d8b78148da4da492884b7cec6d7647abf4e9f2afd');
INSERT INTO registration_cvs (registration_id, key_id, sealed, bytes) VALUES
  (1, 1, x'0145f3bbba720b3e13fbc6804c36e7cf0a4d3a923626084affdc46f1975efcb8f65d124fbbe38727d0ce0a3053ec8fa6412fb6674084d9c9add59d869bd044b23160ae7b8fd81b94e665de17886990d3d6d36b146d59efa5430436c88c003bffbfff0deb2ba9c7493e094527444a2434fe1d38d1599ba9db210205710f148902eab9170d06685736f531ad1379952b2b7f472ee25f3631c79ec271c64a5adf95963b83', x'01a1783d878ca13755d5b641785c30e0aa7cbf24e38b3226cc9b3f0fafd41f02e60d325e8d6786e064');
INSERT INTO contact_enquiries (id, received_at, idempotency_key, reference, key_id, email_hash, sealed) VALUES
  (1, '2026-11-20T12:00:00.000Z', 'key 3', 'REF3', 1, '668826f75c018685a847bf7853561729c9a4354cc727a5bf9c40dc4f79ba725e', x'01e6041062fea66698d92cb621c964836af44c9ee23eb05100822adb1c56f5fcdd7b759218296e90f503dc1d77505e5b83e7094b14a8ddcb3d201b61ec618a7fc23a828649f351580370ca1ce7c9e4cd63f809a48e8a5702f1b045c9ad54ba2804ed90d4aa4c1baa60eaa9c148b5877da5f26d38a2b4f3c6');
INSERT INTO job_inquiries (id, received_at, idempotency_key, reference, key_id, email_hash, sealed) VALUES
  (1, '2026-11-20T12:00:00.000Z', 'key 4', 'REF4', 1, '668826f75c018685a847bf7853561729c9a4354cc727a5bf9c40dc4f79ba725e', x'01ef797dfe48b9449cdc89092a8be6866e25d7d5de859043c9f6b79b81aa181ab8c1f1816bd3610e88f83e1870c4c3ed5fb821e3e530f1f65f26db84f7fc1302fb877d59a7b927ce816a21d38ea6f1da41940d33e2e640f7bbe461a5d3d7e136f7ceb801b7a0c3ae0e25e11b7aba8495237e56b4338db7d23e968c9e40cc09a0a55eb6d77634bfa83e991b03fd61c9128394a70c66ecbb59f34af190c4f074ebb28320b7cda740148c491aaa95fdf96f7a1eb48e054bc0c343ecdd000667f72adf45cc0fc7662544947fbdff91bf');
INSERT INTO job_alerts (id, keyword, category_id, location, filters, frequency, created_at, confirmed_at, last_seq, last_day, key_id, email_hash, sealed) VALUES
  (1, 'welder', '', '', 'mode=remote', 'weekly', '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', 4, '2026-11-20', 1, '668826f75c018685a847bf7853561729c9a4354cc727a5bf9c40dc4f79ba725e', x'01ce97270badc02aafe8521aaf8ee209f536a58a2c95a6eca2f7679d7e9b730227c64dc72443d67ed0d34efa1e0d59cdf48261fbb2d682764a'),
  (2, '', '', '', 'mode=remote', 'daily', '2026-11-20T12:00:00.000Z', NULL, 0, '', 1, '3d249ad1f0af3055b8b2c4b6d0a490f9b9a3ea10f517662d1c33f94f39828884', x'01d600a03da3f7f1d6e0b9d2824489d6c1bbfbaa229a7f4f59e9cfed481b59db1a938889f94d76fe9cc02edef50ea72b7335476d4282978823f1');
INSERT INTO alert_tokens (hash, alert_id, created_at, frequency) VALUES
  ('a8b478b52a1e0da922f2762d7624c33622ba3c83c38e4dae15a4a55ad1f0d784', 2, '2026-11-20T12:00:00.000Z', 'weekly'),
  ('e3ac5dd138a4e964fc2cc86bc9ad32d79600dc5a909fac894b45fcc7e6eccc68', 1, '2026-11-20T12:00:00.000Z', 'weekly');
INSERT INTO mails (id, kind, message_id, application_id, contact_id, inquiry_id, alert_id, since, until, queued_at, next_try_at, give_up_at, tries, problem, sent_at, failed_at, key_id, sealed, email_hash, registration_id) VALUES
  (1, 'staff', '521a49c3-20da-4447-8aad-670e2e309f6f', 1, NULL, NULL, NULL, NULL, NULL, '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:01.000Z', '2026-11-27T12:00:00.000Z', 1, '', '2026-11-20T12:00:00.000Z', NULL, NULL, NULL, NULL, NULL),
  (2, 'receipt', '57288821-8e10-448c-bdee-66f2b5b8dd0c', 1, NULL, NULL, NULL, NULL, NULL, '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:01.000Z', '2026-11-27T12:00:00.000Z', 1, '550 no', NULL, '2026-11-20T12:00:00.000Z', NULL, NULL, NULL, NULL),
  (3, 'staff', '8fdb4ac6-cf58-41ff-93d5-578d8b99ef13', 2, NULL, NULL, NULL, NULL, NULL, '2026-11-20T12:00:00.000Z', '2026-11-20T12:01:30.000Z', '2026-11-27T12:00:00.000Z', 1, 'ETIMEDOUT', NULL, NULL, NULL, NULL, NULL, NULL),
  (4, 'receipt', '71ad5d8d-6ed1-450f-9282-ac3da2753c3b', 2, NULL, NULL, NULL, NULL, NULL, '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', '2026-11-27T12:00:00.000Z', 0, '', NULL, NULL, NULL, NULL, NULL, NULL),
  (5, 'staff', 'd85b653b-c393-4bee-aad6-a5b0c15c2272', NULL, 1, NULL, NULL, NULL, NULL, '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', '2026-11-27T12:00:00.000Z', 0, '', NULL, NULL, NULL, NULL, NULL, NULL),
  (6, 'receipt', '737b9c2a-fa74-4508-a254-e459215500e2', NULL, 1, NULL, NULL, NULL, NULL, '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', '2026-11-27T12:00:00.000Z', 0, '', NULL, NULL, NULL, NULL, NULL, NULL),
  (7, 'staff', '4989cce1-728b-4d83-a8ba-eff18adc7a86', NULL, NULL, 1, NULL, NULL, NULL, '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', '2026-11-27T12:00:00.000Z', 0, '', NULL, NULL, NULL, NULL, NULL, NULL),
  (8, 'receipt', '0f8b415a-1321-43fd-bf8e-d3a6cb11d248', NULL, NULL, 1, NULL, NULL, NULL, '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', '2026-11-27T12:00:00.000Z', 0, '', NULL, NULL, NULL, NULL, NULL, NULL),
  (9, 'alert-confirm', '18e047fb-5cd4-4c29-9d8c-8b4b7095d6c7', NULL, NULL, NULL, 1, NULL, NULL, '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', '2026-11-27T12:00:00.000Z', 0, '', NULL, NULL, 1, x'018e17dffb7499823afe2b6b2accb7d44a93ed7a336ce270139c8e71c55cc7523e255c4d8c22b02fe068fdfe9bb18efa0577423a9bfc', NULL, NULL),
  (10, 'alert-confirm', '56f8aab5-b917-4290-b33a-46b91266d3bd', NULL, NULL, NULL, 2, NULL, NULL, '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', '2026-11-27T12:00:00.000Z', 0, '', NULL, NULL, 1, x'010ee9b76bd320c808610316e5c19d00e552a8053348a723c6abe9cc3d1dae7bff9452f3b98720e28f8ad2d5aaad94d986663f688f7742', NULL, NULL),
  (11, 'digest', 'c865becf-1d6a-479a-8e05-f26c4e82be21', NULL, NULL, NULL, NULL, '2026-11-20T12:00:00.000Z', '2026-11-20T13:00:00.000Z', '2026-11-20T12:01:00.000Z', '2026-11-20T12:01:00.000Z', '2026-11-27T12:01:00.000Z', 0, '', NULL, NULL, NULL, NULL, NULL, NULL),
  (12, 'staff', '7fcca649-c594-41f0-b181-096b995121dd', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-20T12:01:00.000Z', '2026-11-20T12:01:00.000Z', '2026-11-27T12:01:00.000Z', 0, '', NULL, NULL, NULL, NULL, NULL, 1),
  (13, 'receipt', 'ba2203f6-6d2b-4d5a-9e6b-18e6278e66bd', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-20T12:01:00.000Z', '2026-11-20T12:01:00.000Z', '2026-11-27T12:01:00.000Z', 0, '', NULL, NULL, NULL, NULL, NULL, 1),
  (14, 'your-data', '6580aa26-7543-4e14-b22c-226aa128f968', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-20T12:01:00.000Z', '2026-11-20T12:01:00.000Z', '2026-11-27T12:01:00.000Z', 0, '', NULL, NULL, 1, x'014b5939b40be9a7d2f6f5f5a35aaac6625ed9d21d4c50dcac1bdc73b16b2ed549dc403b46eebe0e2c14efacdd82873d6f8ea5a0d48d45812d6c4aeb007d92ad613d2bbf618c75f1f591bcd2384e902408', '668826f75c018685a847bf7853561729c9a4354cc727a5bf9c40dc4f79ba725e', NULL),
  (19, 'open-jobs', '9dbf82b7-6478-490b-b555-9177ba722950', NULL, NULL, NULL, NULL, NULL, '2026-11-20T12:01:00.000Z', '2026-11-20T12:01:00.000Z', '2026-11-20T12:01:00.000Z', '2026-11-27T12:01:00.000Z', 0, '', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO mail_server (id, failures, paused_until) VALUES
  (1, 1, '2026-11-20T12:01:30.000Z');
INSERT INTO mail_turns (id, mailbox_hash, purpose, taken_at) VALUES
  (1, '0ec1aafa6d627cee35c6f9c189ef7f96c89019c3c7c77e7bfcfdb96dc9127e9c', 'receipt', '2026-11-20T12:00:00.000Z'),
  (2, '159638539b0254d02be3c88758a71d2e9244b8dd3d6453d3bb8ba4893b7c9cfc', 'receipt', '2026-11-20T12:00:00.000Z'),
  (3, '0ec1aafa6d627cee35c6f9c189ef7f96c89019c3c7c77e7bfcfdb96dc9127e9c', 'receipt', '2026-11-20T12:00:00.000Z'),
  (4, '0ec1aafa6d627cee35c6f9c189ef7f96c89019c3c7c77e7bfcfdb96dc9127e9c', 'receipt', '2026-11-20T12:00:00.000Z'),
  (5, '0ec1aafa6d627cee35c6f9c189ef7f96c89019c3c7c77e7bfcfdb96dc9127e9c', 'alert', '2026-11-20T12:00:00.000Z'),
  (6, '159638539b0254d02be3c88758a71d2e9244b8dd3d6453d3bb8ba4893b7c9cfc', 'alert', '2026-11-20T12:00:00.000Z'),
  (7, '713857c3b05283105fc2e92cccaf40fc1036122d95f412ba562710f1f4f50ae3', 'registration', '2026-11-20T12:01:00.000Z'),
  (8, '0ec1aafa6d627cee35c6f9c189ef7f96c89019c3c7c77e7bfcfdb96dc9127e9c', 'your-data', '2026-11-20T12:01:00.000Z');
INSERT INTO digests (id, day, until) VALUES
  (1, '2026-11-20', '2026-11-20T13:00:00.000Z');
INSERT INTO vouchers (id, code_hash, issued_at, expires_at, key_id, sealed) VALUES
  (1, 'dff289ea1f9914462fed33c87dc52b3334833abcd62f108e59691695270e3780', '2026-11-20T12:01:00.000Z', '2027-01-19T18:29:59.000Z', 1, x'0140f1e815b2bf4e8e136f2f710f3318464a2a9dfbc71aaea8c48e14cfd3cd6f8ca07b8b38ba6747a0e298e93c3866667b3a6402677238ff5225ecab30c0cccad7995b970cf8aa611b980911e8e281d35b730898584717ca468519a06cc412');
INSERT INTO consents (seq, prev_hash, hash, entry, kind, row_id, key_id, sealed) VALUES
  (1, '', 'fcd543a3a9d023c21dd280d4f76db724e6b2e2ec190caf99c62b520959e5ee74', '{"seq":1,"kind":"applications","text":"a4c41ad433831353a853d37faf77574903e35d753d6241617df27f4215919467","language":"en-IN","given_at":"2026-11-20T12:00:00.000Z","received_at":"2026-11-20T12:00:00.000Z","subject":"fc842acc78a2bccb04276de818c2cb3d7aa35c07292b93cc997d11758d9e3264"}', 'applications', 1, 1, x'014a3d9e204d9eb03da8b781a2ca41e9aabc9ab4788d80dd7b7c07eece84e351bea5c67515fb3f15523da3896dc0d58ca72fae0910cf71336d3b03996e'),
  (2, 'fcd543a3a9d023c21dd280d4f76db724e6b2e2ec190caf99c62b520959e5ee74', 'e792d5202cea4f592bbf78dd9bb382c260c63487403faea2dc3e44f9642e0a37', '{"seq":2,"kind":"alerts","text":"6ccae639a7462e1e0301d4d65713329f42afcdf0656b169c1acc60d4d0d4b940","language":"en-IN","given_at":"2026-11-20T12:00:00.000Z","received_at":"2026-11-20T12:00:00.000Z","subject":"1d62aa0c34eb8a6936e23d8f7d04b245d89b060632983115ab0d79fa2f897318"}', 'alerts', 1, 1, x'01e120a286d28446c6ff4b055500a4593d20ab2536cec1fa0aed4ae9789258f24f75a195e04c9f9ec7112f95a372cb85fcd13952c7bb02423113257d4a'),
  (3, 'e792d5202cea4f592bbf78dd9bb382c260c63487403faea2dc3e44f9642e0a37', '5b0cdafe477e48a69d79e2976462cf6d031706709ff55a1bc8f7a11b68276415', '{"seq":3,"kind":"registrations","text":"9708815fa1a8df977cc1425ff504898d4e7fcdbce66568a6ad2fa8a9cbc95ad2","language":"en-IN","given_at":"2026-11-20T12:00:00.000Z","received_at":"2026-11-20T12:01:00.000Z","subject":"c82e123ba43969e8d0b384a5ef25c97bd2667491e3df9a45bb2aab21ea0a8c28"}', 'registrations', 1, 1, x'01e4bd5babf21fe4aaba8002bb1fae21d91c533cc368c1dfc4447352e52a03f1029a9e1e279a3803393fc554dad9cc5425d7092a918e2217f501a102fa'),
  (4, '5b0cdafe477e48a69d79e2976462cf6d031706709ff55a1bc8f7a11b68276415', 'efa57942010d8b50840a9796ec13320d82e0d5005cc8bfce0c08de335fb11428', '{"seq":4,"kind":"applications","text":"a4c41ad433831353a853d37faf77574903e35d753d6241617df27f4215919467","language":"en-IN","given_at":"2026-11-20T12:00:00.000Z","received_at":"2026-11-20T12:01:00.000Z","subject":"900fa50c3d1be845b30dbf29cab6eb48e281589d07495b7f3f3dc3805d851cde"}', 'applications', NULL, NULL, NULL);
INSERT INTO consent_head (id, seq, hash) VALUES
  (1, 4, 'efa57942010d8b50840a9796ec13320d82e0d5005cc8bfce0c08de335fb11428');
INSERT INTO consent_texts (hash, wording) VALUES
  ('6ccae639a7462e1e0301d4d65713329f42afcdf0656b169c1acc60d4d0d4b940', 'Shall we send you new jobs? Confirm, and you get new jobs that match your search, as often as you chose. [Yes, send me new jobs] (Text of 24 November 2026)'),
  ('9708815fa1a8df977cc1425ff504898d4e7fcdbce66568a6ad2fa8a9cbc95ad2', 'I agree. (Notice of 24 November 2026)'),
  ('a4c41ad433831353a853d37faf77574903e35d753d6241617df27f4215919467', 'I agree. (Notice of 20 November 2026)');
INSERT INTO your_data_tokens (id, hash, created_at, email_hash, key_id, sealed) VALUES
  (1, '3e71650149bbef634d315413673ccf4ee6d7050fab41c2e034fdb31282ba0a93', '2026-11-20T12:01:00.000Z', '668826f75c018685a847bf7853561729c9a4354cc727a5bf9c40dc4f79ba725e', 1, x'012f0cad674082ae5d164cf732e376ec27fbb812bd926a5363264d3e1704a8387e36bd050cc497ca5811b703acdbdac87a739702aad9f6005f');
INSERT INTO erasures (id, erased_at, address_hash, key_id, sealed) VALUES
  (1, '2026-11-20T12:01:00.000Z', 'f47aac54a2ff67156a8aea15e03215b8951fdc81304a4ccc7e37e90fccc195c9', 1, x'01fc04f0d56f044cff1f4707a4c43b92f7367041de603536e628672555b78359823bc345d98aac4a46bf4d260c5f43db81be102e71493b3924'),
  (2, '2026-11-20T12:01:00.000Z', '109246c09bea9ff6b1a9fd1347bc8d1d427269894c396ec23a3496c3a6bb5672', 1, x'01a4121832460d3ddea73507ffc42d698a49f8dae2e43ceb24523bcf750bbdec2a2eb2a0be847928e746992c363095c8c31fc174942573b6818c4d');
