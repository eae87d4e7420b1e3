import { type Language, currentLocale } from '../../lib/base/language';
import { languageOfTag } from '../../lib/base/language-of-address';
import type { MailDocument } from '../../lib/base/mail/document';
import { runInLanguage } from '../../lib/base/request-context';
import type { ConsentKind, ConsentStore } from './consents';

/** Composes a mail to a form's or an alert's sender in the language of the page on which they consented. */
export const inSendersLanguage = async <Mail extends { document: MailDocument }>(
  store: Pick<ConsentStore, 'consentLanguage'>,
  { kind, id }: { kind: ConsentKind; id: number },
  compose: () => Promise<Mail | null>,
): Promise<Mail | null> => inLanguage(languageOfTag(await store.consentLanguage(kind, id)), compose);

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
