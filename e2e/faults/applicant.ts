import { setTimeout as sleep } from 'node:timers/promises';
import { makePdf, sha256 } from '../../test/browser/cv';
import { CAPTCHA_CODE } from '../../test/browser/sites';

const PATIENCE_MS = 120_000;
// One in so many clicks twice.
const DOUBLE_CLICKS = 10;

/** One person with a CV of their own. */
export function makeApplicant(number: number) {
  const cv = makePdf(`Applicant ${number}, ${'experienced '.repeat(number % 50)}`);
  return { number, cv, sha256: sha256(cv), email: `applicant-${number}@example.com` };
}
export type Applicant = ReturnType<typeof makeApplicant>;

/**
 * Applies as a stubborn person would: sends the same again, with a new captcha, until the website says that it has the
 * application. False when it never said so.
 */
export async function apply(site: string, applicant: Applicant): Promise<boolean> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const clicks = applicant.number % DOUBLE_CLICKS === 0 ? 2 : 1;
    const tries = await Promise.all(Array.from({ length: clicks }, () => applyOnce(site, applicant)));
    if (tries.includes('acknowledged')) return true;
    await sleep(Math.min(...tries.map(Number)));
  }
  return false;
}

/** 'acknowledged', or after how many milliseconds to try again. */
async function applyOnce(site: string, applicant: Applicant): Promise<'acknowledged' | number> {
  // Everybody comes from an address of their own, through a proxy that the website trusts.
  const { number } = applicant;
  const headers = {
    origin: site,
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': `10.1.${number >> 8}.${number & 255}`,
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
    // The website has just been killed, perhaps after it took the application.
    return 100 + Math.random() * 400;
  }
}

function formOf({ number, cv, email }: Applicant, captchaToken: string): FormData {
  const form = new FormData();
  const fields = {
    ...{ jobId: '1001', firstName: 'Applicant', lastName: `No ${number}`, email, phone: '98765 43210' },
    ...{ message: `Application ${number}`, captchaToken, captchaText: CAPTCHA_CODE, consent: 'on' },
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('resume', new File([new Uint8Array(cv)], `cv-${number}.pdf`, { type: 'application/pdf' }));
  return form;
}

function pauseOf(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? 0);
  // A rate limit is honoured; a person whom the site sends away with 503 tries again sooner than it says.
  return response.status === 429 ? seconds * 1000 : 500;
}
