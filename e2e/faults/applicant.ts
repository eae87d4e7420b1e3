import { setTimeout as sleep } from 'node:timers/promises';
import { makePdf, sha256 } from '../../test/browser/cv';
import { CAPTCHA_CODE } from '../../test/browser/sites';

const TIMEOUT_MS = 120_000;
// One in ten applicants clicks twice.
const DOUBLE_CLICKS = 10;

export function makeApplicant(number: number) {
  const cv = makePdf(`Applicant ${number}, ${'experienced '.repeat(number % 50)}`);
  return { number, cv, sha256: sha256(cv), email: `applicant-${number}@example.com` };
}
export type Applicant = ReturnType<typeof makeApplicant>;

/** Applies persistently: resends the form with a new captcha until acknowledged. Resolves with false if it never is. */
export async function apply(site: string, applicant: Applicant): Promise<boolean> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const clicks = applicant.number % DOUBLE_CLICKS === 0 ? 2 : 1;
    const tries = await Promise.all(Array.from({ length: clicks }, () => applyOnce(site, applicant)));
    if (tries.includes('acknowledged')) return true;
    await sleep(Math.min(...tries.map(Number)));
  }
  return false;
}

/** Resolves with 'acknowledged' or the milliseconds until the next try. */
async function applyOnce(site: string, applicant: Applicant): Promise<'acknowledged' | number> {
  // Each applicant has a different IP address, via a trusted proxy's header.
  const { number } = applicant;
  const headers = {
    origin: site,
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': `10.${1 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`,
  };
  try {
    const challenge = await fetch(`${site}/api/captcha?form=apply-job`, {
      headers,
      signal: AbortSignal.timeout(10_000),
    });
    if (!challenge.ok) return pauseOf(challenge);
    const { token } = (await challenge.json()) as { token: string };
    const response = await fetch(`${site}/api/apply-job`, {
      method: 'POST',
      headers,
      body: formOf(applicant, token),
      signal: AbortSignal.timeout(20_000),
    });
    const { status, reference } = (await response.json()) as { status?: number; reference?: string };
    if ([200, 202].includes(response.status) && status === 1 && reference) return 'acknowledged';
    return pauseOf(response);
  } catch {
    // The website was killed, perhaps after accepting the application.
    return 100 + Math.random() * 400;
  }
}

export const fieldsOf = (number: number, email: string) => ({
  jobId: '1001',
  firstName: 'Applicant',
  lastName: `No ${number}`,
  email,
  phone: '98765 43210',
  message: `Application ${number}`,
  consent: 'on',
});

function formOf({ number, cv, email }: Applicant, captchaToken: string): FormData {
  const form = new FormData();
  const fields = { ...fieldsOf(number, email), captchaToken, captchaText: CAPTCHA_CODE };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('resume', new File([new Uint8Array(cv)], `cv-${number}.pdf`, { type: 'application/pdf' }));
  return form;
}

function pauseOf(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? 0);
  // Waits as told by a rate limit; after a 503, people retry sooner than told.
  return response.status === 429 ? seconds * 1000 : 500;
}
