import { receiptMail } from '../../lib/content/mails/receipt';
import { provideWords } from '../../lib/content/provide-words';
import { applicationStatusPath } from '../../lib/routes';
import { inSendersLanguage } from './in-senders-language';

beforeAll(provideWords);

const form = { kind: 'applications', id: 7 } as const;
const compose = async () => ({
  document: receiptMail({
    kind: 'applications',
    jobTitle: 'Cook',
    reference: 'AB12CD34',
    statusUrl: applicationStatusPath('token'),
  }),
});

test.each([
  ['hi-IN', /[\u0900-\u097f]{3}/, 'hi-IN', '/hi/application/token'],
  ['kn-IN', /[\u0c80-\u0cff]{3}/, 'kn-IN', '/kn/application/token'],
  ['en-IN', /^We have received your application/, undefined, '/application/token'],
  // From websites before 0.3, or without consent.
  ['und', /^We have received/, undefined, '/application/token'],
  ['', /^We have received/, undefined, '/application/token'],
])(
  'who consented in %p is written to in it, and led to pages in it',
  async (language, subject, lang, path) => {
    const store = { consentLanguage: async () => language };
    const mail = await inSendersLanguage(store, form, compose);
    expect(mail!.document.subject).toMatch(subject);
    expect(mail!.document.lang).toBe(lang);
    expect(JSON.stringify(mail)).toContain(`"url":"${path}"`);
  },
);
