import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export type LoadReport = {
  requests: number;
  /** Requests without a 200 response, with the reason. */
  lost: string[];
  slowestMs: number;
  overASecond: number;
  /** Retried because an idle connection was just closed. */
  retried: number;
  /** Assets referenced by the pages at the beginning, requested until the end. */
  files: string[];
  /** Subjects of acknowledged forms. */
  subjects: string[];
};

/**
 * A separate program, as it runs in the machine's network: sends 50 requests per second and a form every half second
 * until SIGTERM, then prints a LoadReport.
 * Arguments: the site's origin, the captcha's code, and a word for the forms' subjects.
 */
const [origin = '', captchaCode = '', word = ''] = process.argv.slice(2);

const INTERVAL_MS = 20;
const TIMEOUT_MS = 60_000;
const PAGES = ['/', '/job', '/contact', '/job?keyword=nurse', '/aboutus', '/api/health'];
// Every other request uses a kept-alive connection, forms use new ones.
const kept = new Agent({ keepAlive: true });

const report: LoadReport = {
  requests: 0,
  lost: [],
  slowestMs: 0,
  overASecond: 0,
  retried: 0,
  files: [],
  subjects: [],
};
const pending = new Set<Promise<unknown>>();
let isOver = false;
process.once('SIGTERM', () => (isOver = true));

type Answer = { status: number; body: string };

function ask(path: string, turn: number, form?: unknown, isRetry = false): Promise<Answer> {
  const body = form === undefined ? undefined : JSON.stringify(form);
  const startedAt = Date.now();
  if (!isRetry) report.requests += 1;
  let wasKept = false;
  const asking = new Promise<Answer>((resolve, reject) => {
    const sending = request(
      origin + path,
      {
        method: body ? 'POST' : 'GET',
        agent: turn % 2 === 0 && !body && !isRetry ? kept : false,
        // Distinct visitors with separate rate limits.
        headers: {
          'x-forwarded-for': `10.0.${turn % 200}.${turn % 250}`,
          ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        },
      },
      async (answer) => {
        const chunks: Buffer[] = [];
        try {
          for await (const chunk of answer) chunks.push(chunk as Buffer);
          resolve({ status: answer.statusCode!, body: Buffer.concat(chunks).toString() });
        } catch (error) {
          reject(error);
        }
      },
    );
    sending.setTimeout(TIMEOUT_MS, () => sending.destroy(new Error('no answer')));
    sending.on('error', (error) => {
      wasKept = sending.reusedSocket;
      reject(error);
    });
    sending.end(body);
  });
  return asking.then(
    (answer) => {
      const took = Date.now() - startedAt;
      report.slowestMs = Math.max(report.slowestMs, took);
      if (took > 1_000) report.overASecond += 1;
      if (answer.status !== 200) report.lost.push(`${path}: ${answer.status}`);
      return answer;
    },
    (error: Error) => {
      // The server may close an idle connection while a request is sent; browsers and proxies retry (RFC 9112,
      // 9.3.1).
      if (wasKept) {
        report.retried += 1;
        return ask(path, turn, undefined, true);
      }
      report.lost.push(`${path}: ${error.message}`);
      return { status: 0, body: '' };
    },
  );
}

async function sendForm(turn: number): Promise<void> {
  const { body } = await ask('/api/captcha?form=contact-enquiry', turn);
  const { token } = JSON.parse(body) as { token: string };
  const subject = `${word} ${turn}`;
  const { status } = await ask('/api/contact-enquiry', turn, {
    name: 'Asha',
    email: 'asha@example.com',
    subject,
    message: 'Hello',
    captchaToken: token,
    captchaText: captchaCode,
  });
  if (status === 200) report.subjects.push(subject);
}

async function run(): Promise<void> {
  const pages = await Promise.all(PAGES.slice(0, 4).map((page) => ask(page, 0)));
  const named = pages.flatMap(({ body }) => body.match(/\/_next\/static\/[\w./-]+\.\w+/g) ?? []);
  report.files = [...new Set(named)];
  const paths = [...PAGES, ...report.files];
  const startedAt = Date.now();
  for (let turn = 0; !isOver;) {
    // Catch up with the schedule on a busy machine.
    for (; turn * INTERVAL_MS < Date.now() - startedAt; turn += 1) {
      const asked =
        turn % 25 === 0 ? sendForm(turn) : ask(paths[turn % paths.length]!, Math.floor(turn / paths.length));
      // Reported, without aborting the run.
      const work: Promise<unknown> = asked
        .catch((error: unknown) => report.lost.push(String(error)))
        .finally(() => pending.delete(work));
      pending.add(work);
    }
    await sleep(INTERVAL_MS);
  }
  await Promise.all(pending);
  console.log(JSON.stringify(report));
  process.exit(0);
}

void run();
