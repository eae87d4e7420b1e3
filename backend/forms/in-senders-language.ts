import { languageOfTag } from '../../lib/base/language-of-address';
import { currentLocale } from '../../lib/base/languages';
import type { MailDocument } from '../../lib/base/mail/document';
import { runInLanguage } from '../../lib/base/request-context';
import type { ConsentStore } from './consents';
import type { SubmissionKind } from './forms';

/** Composes a mail to the sender of a form in the language of the page that it was sent from. */
export async function inSendersLanguage<Mail extends { document: MailDocument }>(
  store: Pick<ConsentStore, 'consentLanguage'>,
  { kind, id }: { kind: SubmissionKind; id: number },
  compose: () => Promise<Mail | null>,
): Promise<Mail | null> {
  const language = languageOfTag(await store.consentLanguage(kind, id));
  if (language === 'en') return compose();
  return runInLanguage(language, async () => {
    const mail = await compose();
    return mail && { ...mail, document: { ...mail.document, lang: currentLocale() } };
  });
}
