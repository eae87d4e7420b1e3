import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { application, enquiry, inquiry, NOON } from '../../test/backend';
import { describeBothEngines } from '../../test/both-engines';
import { makeOlderStore } from '../../test/older-store';

const PEOPLE = 600;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const cvOf = (person: number) => `CV of Zorblatt ${person} `.repeat(1 + ((person * 37) % 400));
const hexOf = (text: string) => Buffer.from(text).toString('hex');
const LATER = '2099-01-01T00:00:00.000Z';

const columnsOf = (row: Record<string, string>) => Object.keys(row).join(', ');
const valuesOf = (row: Record<string, string>) =>
  Object.values(row)
    .map((value) => `'${value}'`)
    .join(', ');
const people = Array.from({ length: PEOPLE }, (_, index) => index + 1);
// Fields of later versions.
const { status_token, current_pay, expected_pay, ...known } = application;
const later = { status_token, current_pay, expected_pay };
const personal = (person: number) => ({
  ...known,
  last_name: `Quimbyx ${person}`,
  email: `Vexulor${person}@example.com`,
  message: 'Florptang '.repeat(person % 90),
});

const rows = `
  INSERT INTO categories (name, name_key) VALUES ('Other', 'other');
  INSERT INTO jobs (pk, id, category_id, is_sample, sort_at, posted_at, created_at, updated_at, title, slug)
    VALUES (1, '1', 1, FALSE, '${NOON}', '${NOON}', '${NOON}', '${NOON}', 'Clerk', 'clerk');
  ${people
    .map(
      (
        person,
      ) => `INSERT INTO applications (received_at, idempotency_key, reference, ${columnsOf(personal(person))})
        VALUES ('${NOON}', 'key ${person}', 'REF${person}', ${valuesOf(personal(person))});`,
    )
    .join('\n')}
  ${people
    .slice(0, 40)
    .map(
      (person) => `INSERT INTO application_cvs VALUES
        (${person}, 'zorblatt.pdf', 'application/pdf', ${cvOf(person).length}, '${sha256(cvOf(person))}', x'${hexOf(cvOf(person))}');`,
    )
    .join('\n')}
  DELETE FROM applications WHERE id = ${PEOPLE};
  INSERT INTO contact_enquiries (received_at, ${columnsOf(enquiry)}) VALUES ('${NOON}', ${valuesOf(enquiry)});
  INSERT INTO job_inquiries (received_at, ${columnsOf(inquiry)}) VALUES ('${NOON}', ${valuesOf(inquiry)});
  INSERT INTO job_alerts (email, email_key, keyword, category_id, location, created_at)
    VALUES ('Vexulor@example.com', 'vexulor@example.com', 'welder', '', '', '${NOON}');
  INSERT INTO mails (kind, message_id, alert_id, token, queued_at, next_try_at, give_up_at)
    VALUES ('alert-confirm', 'a', 1, 'Krelspindle', '${NOON}', '${NOON}', '${LATER}');
  INSERT INTO mails (kind, message_id, application_id, queued_at, next_try_at, give_up_at)
    VALUES ('staff', 'b', 1, '${NOON}', '${NOON}', '${LATER}');
  INSERT INTO mail_turns (mailbox, purpose, taken_at) VALUES ('vexulor@example.com', 'receipt', '${NOON}');
  INSERT INTO secrets VALUES ('cv-links', x'${hexOf('Wumpusine'.repeat(4).slice(0, 32))}');
`;

describeBothEngines(process.env, ({ emptyPlace, open }) => {
  test('data that release 0.2.0 stored in plain is encrypted and found as before, leaving nothing plain', async () => {
    const place = await emptyPlace();
    const isSqlite = place.databaseUrl === null;
    await makeOlderStore(place, rows);
    const files = () =>
      Buffer.concat(readdirSync(place.dataDir).map((name) => readFileSync(join(place.dataDir, name))));
    const words = ['Quimbyx', 'exulor', 'Florptang', 'Krelspindle', 'Wumpusine', 'orblatt', 'Welds'];
    const found = () => words.filter((word) => files().includes(word));
    if (isSqlite) expect(found()).toEqual(words);

    const store = await open(place);
    const inbox = await store.inbox('applications');
    expect(inbox).toHaveLength(PEOPLE - 1);
    expect(inbox.at(-7)).toMatchObject({
      id: 7,
      reference: 'REF7',
      fields: { ...personal(7), ...later },
      cv: {
        name: 'zorblatt.pdf',
        mimeType: 'application/pdf',
        size: cvOf(7).length,
        sha256: sha256(cvOf(7)),
      },
    });
    expect((await store.linkSecret('cv-links')).toString()).toMatch(/^Wumpusine/);
    expect(await store.eraseByEmail('vexulor2@example.com')).toMatchObject({ applications: 1 });
    for (const person of [1, 3, 40])
      expect(await store.getCv(person)).toMatchObject({
        name: 'zorblatt.pdf',
        mimeType: 'application/pdf',
        sha256: sha256(cvOf(person)),
        bytes: Buffer.from(cvOf(person)),
      });
    expect(await store.getCv(2)).toBeNull();

    if (isSqlite) expect(found()).toEqual([]);
  }, 60_000);
});
