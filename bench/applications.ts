import type { Request } from 'autocannon';
import { WEBSITE_HEADER } from '../lib/contract/calls';
import { websiteToken } from '../lib/base/website-token';
import { makePdf } from '../test/browser/cv';
import { BENCH_CAPTCHA, REVALIDATE_SECRET, type Site } from './site';

const CV_BYTES = 300_000;
const BOUNDARY = 'bench-boundary';

let sent = 0;

/** `count` applications for the backend itself, each from a different person. */
export function applicationsForBackend(count: number, jobId: string): Request[] {
  const headers = { [WEBSITE_HEADER]: websiteToken(REVALIDATE_SECRET) };
  return Array.from({ length: count }, () => {
    const person = ++sent;
    const fields = {
      job_id: jobId,
      first_name: 'Bench',
      last_name: `No ${person}`,
      email: `bench-${person}@example.com`,
      phone: '98765 43210',
      message: `Application ${person}`,
    };
    return post('/api/apply-job', 'cv_file', fields, headers);
  });
}

/** The same through the website, each with its own captcha, fetched here outside the measurement. */
export async function applicationsForWebsite(site: Site, count: number, jobId: string): Promise<Request[]> {
  const requests: Request[] = [];
  for (let number = 0; number < count; number++) {
    const person = ++sent;
    // Each person has an address of their own, through a proxy that the website trusts.
    const headers = {
      origin: site.url,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `10.2.${(person >> 8) & 255}.${person & 255}`,
    };
    const challenge = await fetch(`${site.url}/api/captcha?form=apply-job`, { headers });
    if (!challenge.ok)
      throw new Error(`No captcha: ${challenge.status}. Wait a few seconds: captchas are limited.`);
    const { token } = (await challenge.json()) as { token?: string };
    if (!token) throw new Error('A proof of work instead of a captcha. Wait a minute: pictures are limited.');
    const fields = {
      jobId,
      firstName: 'Bench',
      lastName: `No ${person}`,
      email: `bench-${person}@example.com`,
      phone: '98765 43210',
      message: `Application ${person}`,
      consent: 'on',
      captchaToken: token,
      captchaText: BENCH_CAPTCHA,
    };
    requests.push(post('/api/apply-job', 'resume', fields, headers));
  }
  return requests;
}

const WORD = 'experienced) Tj (';
/** A PDF of 300 kB that shows its text word by word, as programs generate it. */
const cv = makePdf(WORD.repeat(CV_BYTES / WORD.length));

function post(path: string, cvField: string, fields: Record<string, string>, headers = {}): Request {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${cvField}"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  return {
    method: 'POST',
    path,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([Buffer.from(parts.join('') + file), cv, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  };
}
