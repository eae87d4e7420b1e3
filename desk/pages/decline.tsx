/** @jsxImportSource hono/jsx */
import { referenceOf } from '../../backend/forms/submission-names';
import type { Enquiry } from '../../backend/forms/enquiries';
import { readForm } from '../../backend/http/read-body';
import { jobDeclinedMail } from '../../lib/content/mails/job-published';
import type { Desk, DeskContext, DeskOptions } from '../context';
import { notFoundPage, page } from '../layout';
import { Field, MailPreview, SubmitOrCancel, tooLong, typed } from '../typed';
import { mailAfterUndo } from './done-notice';
import { requestedEnquiry, settledPath, titleOf } from './enquiries';

/** Declines an employer's enquiry: the reason, the mail as it will be, and thirty seconds to undo it. */
export function declinePages(desk: Desk, options: DeskOptions) {
  const { store, sendsMail } = options;

  desk.get('/inquiries/:id{\\d+}/decline', async (c) => {
    const enquiry = await requestedEnquiry(c, options, 'inquiries');
    return enquiry ? show(c, enquiry, typed(c.req.query('why'))) : notFoundPage(c);
  });

  desk.post('/inquiries/:id{\\d+}/decline', async (c) => {
    const enquiry = await requestedEnquiry(c, options, 'inquiries');
    if (!enquiry) return notFoundPage(c);
    const body = await readForm(c);
    const whyDeclined = typed(body.why);
    const mistake = tooLong(whyDeclined, MAX_WHY) || (whyDeclined ? '' : 'Why is it declined?');
    if (mistake) return show(c, enquiry, whyDeclined, mistake);
    const mailAt = mailAfterUndo(options, body.tell === 'on');
    const settled = { who: c.get('me').address, whyDeclined, mailAt };
    const at = await store.settleEnquiry('inquiries', enquiry.form.id, settled);
    return c.redirect(settledPath('/inquiries', 'declined', at), 303);
  });

  const show = (c: DeskContext, { form }: Enquiry, why: string, mistake = '') =>
    page(
      c,
      { title: 'Decline', here: '/jobs' },
      <section class="narrow">
        <h1>Decline “{titleOf(form)}”</h1>
        <form method="post" action={`/inquiries/${form.id}/decline`} class="write">
          <Field label="Why, as the employer reads it" mistake={mistake}>
            <input name="why" value={why} list="reasons" maxlength={MAX_WHY} required autocomplete="off" />
            <datalist id="reasons">
              {REASONS.map((text) => (
                <option value={text} />
              ))}
            </datalist>
          </Field>
          {sendsMail && (
            <button formmethod="get" formnovalidate>
              Preview
            </button>
          )}
          <MailPreview
            mail={jobDeclinedMail({ why: why || '[the reason]', reference: referenceOf(form) })}
            sendsMail={sendsMail}
            whom="the employer"
          />
          <SubmitOrCancel label="Decline" back={`/inquiries/${form.id}`} />
        </form>
      </section>,
      mistake ? 422 : 200,
    );
}

const MAX_WHY = 500;
const REASONS = [
  'We could not reach you to check the job.',
  'The description does not say what the work is.',
  'The pay is missing, or below the minimum wage.',
  'The job asks candidates for money.',
  'We list jobs in India only.',
  'The job is listed already.',
];
