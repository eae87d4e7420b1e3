import { submissionJson, submissionText } from './inbox-command';
import { application, enquiry } from '../../test/backend';

const contact = {
  id: 3,
  kind: 'contacts' as const,
  received_at: '2026-11-20T12:00:00.000Z',
  reference: '7KQ2M4XP',
  fields: enquiry,
  cv: null,
};
const cv = { name: 'cv.pdf', mimeType: 'application/pdf', size: 4, sha256: 'abc' };

test('JSON is one flat object a line', () => {
  expect(JSON.parse(submissionJson(contact))).toEqual({
    id: 3,
    kind: 'contacts',
    received_at: '2026-11-20T12:00:00.000Z',
    reference: '7KQ2M4XP',
    ...enquiry,
  });
  const answers = JSON.stringify([
    { number: 1, question: 'A licence?', answer: 'Yes' },
    { number: 3, question: '', answer: '7' },
  ]);
  const fields = { ...application, answers };
  const applied = { ...contact, kind: 'applications' as const, fields };
  const { status_token, ...shown } = application;
  expect(JSON.parse(submissionJson({ ...applied, cv }))).toMatchObject({
    ...shown,
    question_1: 'A licence?',
    answer_1: 'Yes',
    answer_3: '7',
    cv_name: 'cv.pdf',
    cv_bytes: 4,
    cv_sha256: 'abc',
  });
  expect(JSON.parse(submissionJson(applied))).toMatchObject({ cv_name: null, cv_bytes: null });
});

test('neither format contains the sender’s token', () => {
  const fields = { ...application, status_token: 'a-token' };
  const applied = { ...contact, kind: 'applications' as const, fields };
  for (const said of [submissionJson(applied), submissionText(applied)]) expect(said).not.toContain('token');
});

test('the listing is a table by India’s clock, without empty lines', () => {
  const applied = {
    ...contact,
    kind: 'applications' as const,
    fields: { ...application, consent_at: contact.received_at },
  };
  const lines = submissionText({ ...applied, cv }).split('\n');
  expect(lines[0]).toMatch(/^applications {3}3 {7}2026-11-20 17:30 {2}7KQ2M4XP {3}Asha Rao/);
  expect(lines).toContain('  consent at: 2026-11-20 17:30 (IST)');
  expect(lines).toContain('  cv: cv.pdf (4 bytes)');
  expect(
    lines.filter((line) => line.trim() === '' || line.endsWith(': ') || /T\d\d:\d\d.*Z/.test(line)),
  ).toEqual([]);
});

test('the listing cannot steer a terminal', () => {
  const text = submissionText({ ...contact, fields: { message: 'a\u001b[2Jb\r\nc\u202Ed' } });
  expect(text).toMatch(/^contacts {7}3 {7}2026-11-20 17:30 {2}7KQ2M4XP/);
  expect(text).toContain('message: a [2Jb\n    c d');
});
