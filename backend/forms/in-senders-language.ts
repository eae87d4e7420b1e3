import { type Language, currentLocale } from '../../lib/base/language';
import { languageOfTag } from '../../lib/base/language-of-address';
import type { MailDocument } from '../../lib/base/mail/document';
import { runInLanguage } from '../../lib/base/request-context';
import type { ConsentKind, ConsentStore } from './consents';

type Sent = { kind: ConsentKind; id: number; fields?: Record<string, string> };

/** The language of the page on which a form's or an alert's sender consented; of what staff continued, that of its beginning. */
export const sendersLanguage = async (
  store: Pick<ConsentStore, 'consentLanguage'>,
  { kind, id, fields }: Sent,
): Promise<Language> => languageOfTag(fields?.language || (await store.consentLanguage(kind, id)));

/** Composes a mail to a form's or an alert's sender in their language. */
export const inSendersLanguage = async <Mail extends { document: MailDocument }>(
  store: Pick<ConsentStore, 'consentLanguage'>,
  sent: Sent,
  compose: () => Promise<Mail | null>,
): Promise<Mail | null> => inLanguage(await sendersLanguage(store, sent), compose);

/** Composes a mail in a language and sets its `lang`. */
export function inLanguage<Mail extends { document: MailDocument }>(
  language: Language,
  compose: () => Promise<Mail | null>,
): Promise<Mail | null> {
  if (language === 'en') return compose();
  return runInLanguage(language, async () => {
    const mail = await compose();
    return mail && { ...mail, document: { ...mail.document, lang: currentLocale() } };
  });
}
