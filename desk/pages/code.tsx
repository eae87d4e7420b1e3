/** @jsxImportSource hono/jsx */
import { newVoucherCode } from '../../backend/links/vouchers/vouchers';
import { showVoucherCode } from '../../lib/contract/voucher-code';
import { indianDate } from '../../lib/base/mail/indian-time';
import { qrSvg } from '../../lib/base/qr/qr-code';
import { DAY_MS } from '../../lib/base/text/indian-day';
import { verifyCodePath } from '../../lib/routes';
import { type Desk, type DeskOptions, requestedApplication, textIn } from '../context';
import { notFoundPage, page } from '../layout';
import { nameOfQueued } from '../parts';

const CODE_DAYS = 60;

/** Issues a code that confirms an offer, for the letter. */
export function codePages(desk: Desk, { store, siteUrl, now }: DeskOptions) {
  desk.post('/applications/:id/code', async (c) => {
    const one = await requestedApplication(c, store);
    if (!one) return notFoundPage(c);
    const { fields, id } = one.form;
    const me = c.get('me');
    const job = (await store.getJob(fields.job_id ?? ''))?.job;
    const code = newVoucherCode();
    const expires = new Date(now().getTime() + CODE_DAYS * DAY_MS).toISOString();
    await store.issueVoucher(
      code,
      {
        kind: 'offer',
        initials: initialsOf(`${fields.first_name ?? ''} ${fields.last_name ?? ''}`),
        job: job ? { id: job.id, title: job.title, location: job.location ?? '' } : null,
        by: initialsOf(me.name),
        note: `Application ${id}`,
      },
      expires,
    );
    await store.addNotes([id], { kind: 'code', who: me.address, text: `Valid until ${indianDate(expires)}` });
    const address = siteUrl + verifyCodePath(showVoucherCode(code));
    return page(
      c,
      { title: 'Code for an offer', here: '/applications' },
      <section class="narrow letter">
        <h1>Code {showVoucherCode(code)}</h1>
        <p>
          For the offer to {nameOfQueued(one)}
          {job && `, ${job.title}`}. Valid until {indianDate(expires)}. Write it down or print this page now:
          only its hash is stored, so it cannot be shown again.
        </p>
        <img
          class="qr"
          src={`/qr.svg?text=${encodeURIComponent(address)}`}
          alt="QR code with a link to the code’s page"
        />
        <p>The recipient can check the offer at {address}</p>
        <p class="noprint">
          <a class="button" href={`/applications/${id}`}>
            Back to {nameOfQueued(one)}
          </a>
        </p>
      </section>,
    );
  });

  desk.get('/qr.svg', (c) => {
    const text = textIn(c.req.query('text'), 200);
    if (!text.startsWith(`${siteUrl}/`)) return notFoundPage(c);
    return c.body(qrSvg(text), 200, { 'content-type': 'image/svg+xml' });
  });
}

/** Returns the initials of a name in any script: "A. R.". */
function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /\p{L}\p{M}*/u.exec(word)?.[0] ?? []);
  return letters.map((letter) => `${letter.toUpperCase()}.`).join(' ');
}
