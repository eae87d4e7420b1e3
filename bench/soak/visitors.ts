import { makePdf } from '../../test/browser/cv';
import { BENCH_CAPTCHA } from '../site';
import { within } from './within';

const TIMEOUT_MS = 20_000;
// One in so many sends an application with a CV; the others ask something.
const APPLICATIONS = 10;
const cv = makePdf('experienced '.repeat(200));

/** What a visitor was told: the reference of a form that was accepted, or why none was. */
export type Told = { reference: string } | { reference: null; why: string };

/** A visitor with an address of their own, who solves a captcha and sends a form once. */
export function visit(site: string, number: number, jobId: string): Promise<Told> {
  const lost = { reference: null, why: 'no answer' };
  return within(TIMEOUT_MS, send(site, number, jobId)).catch(() => lost);
}

async function send(site: string, number: number, jobId: string): Promise<Told> {
  const headers = {
    origin: site,
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  };
  const isApplication = number % APPLICATIONS === 0;
  const form = isApplication ? 'apply-job' : 'contact-enquiry';
  const challenge = await fetch(`${site}/api/captcha?form=${form}`, { headers });
  const { token } = (await challenge.json()) as { token?: string };
  if (!token) return { reference: null, why: `no captcha (${challenge.status})` };
  const fields = { ...fieldsOf(form, number, jobId), captchaToken: token, captchaText: BENCH_CAPTCHA };
  const response = await fetch(`${site}/api/${form}`, {
    method: 'POST',
    ...(isApplication ? { headers, body: multipart(fields) } : json(headers, fields)),
  });
  const { reference } = (await response.json()) as { reference?: string };
  if ([200, 202].includes(response.status) && reference) return { reference };
  return { reference: null, why: `answered ${response.status}` };
}

function fieldsOf(form: string, number: number, jobId: string): Record<string, string> {
  const email = `soak-${number}@example.com`;
  if (form === 'contact-enquiry')
    return { name: `Visitor ${number}`, email, subject: 'A question', message: `Question ${number}` };
  const person = { firstName: 'Visitor', lastName: `No ${number}`, email, phone: '98765 43210' };
  return { jobId, ...person, message: `Application ${number}`, consent: 'on' };
}

const json = (headers: Record<string, string>, fields: object) => ({
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(fields),
});

function multipart(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('resume', new File([new Uint8Array(cv)], 'cv.pdf', { type: 'application/pdf' }));
  return form;
}
