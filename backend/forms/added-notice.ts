import type { MailDocument } from '../../lib/base/mail/document';
import { languageOfTag } from '../../lib/base/language-of-address';
import { runInLanguage } from '../../lib/base/request-context';
import { addedMail, type AddedHow } from '../../lib/content/mails/added';
import { TALENT_POOL } from '../../lib/contract/talent-pool';
import { routes } from '../../lib/routes';
import type { Stores } from './stores';
import type { Submission } from './forms';
import { statusUrlOf } from './status/status';
import { addressOf, referenceOf } from './submission-names';

/** Returns how staff came to enter an application; undefined for one that the candidate sent. */
export const howAdded = ({ fields }: Pick<Submission, 'fields'>): AddedHow | undefined =>
  fields.forwarded_from ? 'forwarded' : fields.added_by ? 'added' : undefined;

/** Whether a candidate has agreed that an employer is shown this application. */
export const isAsked = (form: Pick<Submission, 'fields'>): boolean =>
  !howAdded(form) || Boolean(form.fields.consent);

/** What a candidate is told whom staff have entered, by mail or in a message, in their language; null for others. */
export async function addedNotice(
  context: { store: Stores; siteUrl: string },
  form: Submission,
  jobTitle: string,
): Promise<MailDocument | null> {
  const how = howAdded(form);
  if (!how) return null;
  return runInLanguage(languageOfTag(form.fields.language), async () =>
    addedMail({
      how,
      jobTitle: form.fields.job_id === TALENT_POOL ? '' : jobTitle,
      reference: referenceOf(form),
      statusUrl: await statusUrlOf(context, form),
      yourDataUrl: addressOf(form) ? `${context.siteUrl}${routes.yourData()}` : null,
      isAsked: isAsked(form),
    }),
  );
}
