/** @jsxImportSource hono/jsx */
import { referenceOf } from '../../backend/forms/submission-names';
import type { Enquiry } from '../../backend/forms/enquiries';
import { readForm } from '../../backend/http/read-body';
import { jobDeclinedMail } from '../../lib/content/mails/job-published';
import type { DeskContext } from '../context';
import { narrowPage, notFoundPage } from '../layout';
import { Field, MailPreview, SubmitOrCancel, Suggestions, tooLong, typed } from '../typed';
import { done, mailAfterUndo } from './done-notice';
import { requestedEnquiry, titleOf } from './enquiries';

/** Asks for the reason to decline an employer's enquiry, with the mail as it will be. */
export async function declineForm(c: DeskContext) {
  const enquiry = await requestedEnquiry(c, 'inquiries');
  return enquiry ? show(c, enquiry, typed(c.req.query('why'))) : notFoundPage(c);
}

/** Declines an employer's enquiry; thirty seconds can undo it. */
export async function decline(c: DeskContext) {
  const { store } = c.var.desk;
  const enquiry = await requestedEnquiry(c, 'inquiries');
  if (!enquiry) return notFoundPage(c);
  const body = await readForm(c);
  const whyDeclined = typed(body.why);
  const mistake = tooLong(whyDeclined, MAX_WHY) || (whyDeclined ? '' : 'Why is it declined?');
  if (mistake) return show(c, enquiry, whyDeclined, mistake);
  const mailAt = mailAfterUndo(c, body.tell === 'on');
  const settled = { who: c.get('me').address, whyDeclined, mailAt };
  const at = await store.settleEnquiry('inquiries', enquiry.form.id, settled);
  return done(c, '/inquiries', 'declined', at ? 1 : 0, at);
}

const show = (c: DeskContext, { form }: Enquiry, why: string, mistake = '') =>
  narrowPage(
    c,
    { title: 'Decline', heading: `Decline “${titleOf(form)}”`, here: '/jobs' },
    <>
      <form method="post" action={`/inquiries/${form.id}/decline`} class="write">
        <Field label="Why, as the employer reads it" mistake={mistake}>
          <input name="why" value={why} list="reasons" maxlength={MAX_WHY} required autocomplete="off" />
          <Suggestions id="reasons" of={REASONS} />
        </Field>
        {c.var.desk.sendsMail && (
          <button formmethod="get" formnovalidate>
            Preview
          </button>
        )}
        <MailPreview
          mail={jobDeclinedMail({ why: why || '[the reason]', reference: referenceOf(form) })}
          sendsMail={c.var.desk.sendsMail}
          name="tell"
          whom="the employer"
        />
        <SubmitOrCancel label="Decline" back={`/inquiries/${form.id}`} />
      </form>
    </>,
    mistake ? 422 : 200,
  );

const MAX_WHY = 500;
const REASONS = [
  'We could not reach you to check the job.',
  'The description does not say what the work is.',
  'The pay is missing, or below the minimum wage.',
  'The job asks candidates for money.',
  'We list jobs in India only.',
  'The job is listed already.',
];
