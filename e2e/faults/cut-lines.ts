import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { addKept, readKept } from '../../lib/browser/kept/kept-store';
import { sendKept } from '../../components/forms/kept/send-kept';
import { PORTS } from '../../test/browser/ports';
import { fieldsOf, makeApplicant } from './applicant';
import { bothPrograms, identity, SITE, countDuplicates } from './both-programs';
import { type Cuts, fetchOnce, startCuttingProxy } from './cutting-proxy';

export type CutLinesResult = {
  kept: number;
  /** Acknowledged. */
  sent: number;
  /** Missing from the inbox with the same CV. */
  lost: number;
  /** Duplicate inbox rows. */
  twice: number;
  /** Distinct references received. */
  references: number;
  cuts: Cuts;
};

const MAX_ROUNDS = 40;

/**
 * Lets one device keep and send applications, with the browser's code, over a connection that breaks at random bytes,
 * until none is waiting; then counts what arrived. Needs a current build.
 */
export async function runCutLines(applications: number): Promise<CutLinesResult> {
  const both = bothPrograms();
  const proxy = await startCuttingProxy({ host: 'localhost', port: Number(PORTS.faults) });
  const { fetch, console } = globalThis;
  try {
    await both.start();
    const applicants = Array.from({ length: applications }, (_, index) => makeApplicant(index + 1));
    for (const applicant of applicants) await keep(applicant);
    globalThis.fetch = fetchOnce(SITE, proxy.port);
    // Mutes the warnings about broken connections.
    globalThis.console = { ...console, warn: () => {} };
    for (let round = 0; round < MAX_ROUNDS && !(await sendKept()); round += 1);
    const outcomes = (await readKept()).map(({ outcome }) => outcome);
    const sent = outcomes.flatMap((outcome) => (outcome.kind === 'sent' ? [outcome.reference] : []));
    const counts = await both.countInbox();
    const times = applicants.map(({ email, sha256 }) => counts.get(identity(email, sha256)) ?? 0);
    return {
      kept: applications,
      sent: sent.length,
      lost: times.filter((count) => count === 0).length,
      twice: countDuplicates(counts),
      references: new Set(sent).size,
      cuts: proxy.cuts,
    };
  } finally {
    Object.assign(globalThis, { fetch, console });
    await both.remove();
    proxy.stop();
  }
}

function keep({ number, cv, email }: ReturnType<typeof makeApplicant>): Promise<void> {
  const fields = fieldsOf(number, email);
  const application = {
    key: randomUUID(),
    at: new Date().toISOString(),
    job: { id: '1001', path: '/job-details/1001/safety-officer', title: 'Safety Officer', company: '' },
    fields,
    cvName: `cv-${number}.pdf`,
    outcome: { kind: 'waiting' as const },
  };
  return addKept(application, new Uint8Array(cv));
}
