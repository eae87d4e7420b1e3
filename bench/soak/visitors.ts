import { makePdf } from '../../test/browser/cv';
import { BENCH_CAPTCHA } from '../site';

const TIMEOUT_MS = 20_000;
const JOB_ID = '1001';
// One in so many sends an application with a CV; the others ask something.
const APPLICATIONS = 10;
const cv = makePdf('experienced '.repeat(200));

/** What a visitor was told: the reference of a form that was accepted, or why none was. */
type Told = { reference: string } | { reference: null; why: string };

/** A visitor with an address of their own, who solves a captcha and sends a form once. */
export function visit(site: string, number: number): Promise<Told> {
  return send(site, number, AbortSignal.timeout(TIMEOUT_MS)).catch(() => ({
    reference: null,
    why: 'no answer',
  }));
}

async function send(site: string, number: number, signal: AbortSignal): Promise<Told> {
  const headers = {
    origin: site,
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  };
  const isApplication = number % APPLICATIONS === 0;
  const form = isApplication ? 'apply-job' : 'contact-enquiry';
  const challenge = await fetch(`${site}/api/captcha?form=${form}`, { headers, signal });
  const { token } = (await challenge.json()) as { token?: string };
  if (!token) return { reference: null, why: `no captcha (${challenge.status})` };
  const captcha = { captchaToken: token, captchaText: BENCH_CAPTCHA };
  const body = isApplication ? application(number, captcha) : enquiry(number, captcha);
  const type = isApplication ? null : { 'content-type': 'application/json' };
  const response = await fetch(`${site}/api/${form}`, {
    ...{ method: 'POST', body, signal },
    headers: { ...headers, ...type },
  });
  const { reference } = (await response.json()) as { reference?: string };
  if ([200, 202].includes(response.status) && reference) return { reference };
  return { reference: null, why: `answered ${response.status}` };
}

function enquiry(number: number, captcha: Record<string, string>): string {
  const [name, email] = [`Visitor ${number}`, `soak-${number}@example.com`];
  return JSON.stringify({ name, email, subject: 'A question', message: `Question ${number}`, ...captcha });
}

function application(number: number, captcha: Record<string, string>): FormData {
  const form = new FormData();
  const person = { firstName: 'Visitor', lastName: `No ${number}`, email: `soak-${number}@example.com` };
  const rest = { jobId: JOB_ID, phone: '98765 43210', message: `Application ${number}`, consent: 'on' };
  for (const [name, value] of Object.entries({ ...person, ...rest, ...captcha })) form.set(name, value);
  form.set('resume', new File([new Uint8Array(cv)], 'cv.pdf', { type: 'application/pdf' }));
  return form;
}
