import type { Language } from '../../lib/base/language';
import { languageOfTag } from '../../lib/base/language-of-address';
import { currentLocale } from '../../lib/base/languages';
import type { MailDocument } from '../../lib/base/mail/document';
import { runInLanguage } from '../../lib/base/request-context';
import type { ConsentKind, ConsentStore } from './consents';

/** Composes a mail to the sender of a form, or of an alert, in the language of the page on which they agreed to it. */
export const inSendersLanguage = async <Mail extends { document: MailDocument }>(
  store: Pick<ConsentStore, 'consentLanguage'>,
  { kind, id }: { kind: ConsentKind; id: number },
  compose: () => Promise<Mail | null>,
): Promise<Mail | null> => inLanguage(languageOfTag(await store.consentLanguage(kind, id)), compose);

/** Composes a mail in a language, as it then says. */
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
