import { submissionJson, submissionText } from './inbox-listing';
import { application, enquiry } from '../test/backend';

const contact = {
  id: 3,
  kind: 'contacts' as const,
  received_at: '2026-11-20T12:00:00.000Z',
  reference: '7KQ2M4XP',
  fields: enquiry,
  cv: null,
};
const cv = { name: 'cv.pdf', size: 4, sha256: 'abc' };

test('JSON is one flat object a line', () => {
  expect(JSON.parse(submissionJson(contact))).toEqual({
    id: 3,
    kind: 'contacts',
    received_at: '2026-11-20T12:00:00.000Z',
    reference: '7KQ2M4XP',
    ...enquiry,
  });
  const applied = { ...contact, kind: 'applications' as const, fields: application };
  const { status_token, ...shown } = application;
  expect(JSON.parse(submissionJson({ ...applied, cv }))).toMatchObject({
    ...shown,
    cv_name: 'cv.pdf',
    cv_bytes: 4,
    cv_sha256: 'abc',
  });
  expect(JSON.parse(submissionJson(applied))).toMatchObject({ cv_name: null, cv_bytes: null });
});

test('neither form holds the token of the sender’s own link', () => {
  const fields = { ...application, status_token: 'a-token' };
  const applied = { ...contact, kind: 'applications' as const, fields };
  for (const said of [submissionJson(applied), submissionText(applied)]) expect(said).not.toContain('token');
});

test('the listing cannot steer a terminal', () => {
  const text = submissionText({ ...contact, fields: { message: 'a\u001b[2Jb\r\nc\u202Ed' } });
  expect(text).toContain('contacts 3 (7KQ2M4XP), 2026-11-20');
  expect(text).toContain('message: a [2Jb\n    c d');
});
