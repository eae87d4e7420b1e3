import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { measureTree } from './process-tree';

export type Contender = {
  name: string;
  /** Processes whose CPU time counts: the server's, never the load generator's. */
  pids: number[];
  /** The requests of a round, counted from 0; repeated when they run out. */
  requests: (round: number) => autocannon.Request[] | Promise<autocannon.Request[]>;
  url: string;
  connections?: number;
  /**
   * Every request of a round is sent exactly once, and the round ends with the last: for what is slow only the first
   * time.
   */
  once?: boolean;
};

export type Round = {
  cpuMsPerRequest: number;
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  rssBytes: number;
  bytesPerAnswer: number;
  requests: number;
};

const CONNECTIONS = 16;
const EXPECTED_STATUS = '200';
// As browsers send over TLS.
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/**
 * One short round of load on a contender.
 * @throws Error when an answer is not the expected one: how soon something is refused or redirected is no figure
 */
export async function runRound(contender: Contender, round: number, seconds: number): Promise<Round> {
  const { url, pids, once, connections = CONNECTIONS } = contender;
  const requests = await contender.requests(round);
  // Each connection gets requests of its own, so that none is sent twice with `once`.
  let client = 0;
  // autocannon's own duration is in whole seconds, too coarse for a short round.
  let lastAt = 0;
  const setupClient = (connection: autocannon.Client) => {
    const mine = requests.filter((_, index) => index % connections === client);
    connection.setRequests(mine.length > 0 ? mine : requests);
    client++;
    connection.on('response', () => (lastAt = performance.now()));
  };
  // By count, not by time: requests in flight at the end of a timed run would cost CPU without counting.
  const amount = once ? requests.length : await requestsIn(seconds, contender, setupClient);
  client = 0;
  const before = total(pids);
  const startedAt = performance.now();
  const result = await autocannon({
    url,
    connections,
    headers,
    amount,
    setupClient,
  });
  const elapsed = (lastAt - startedAt) / 1000;
  const after = total(pids);
  refuseOthers(contender.name, result);
  const answered = result['2xx'];
  return {
    cpuMsPerRequest: (after.cpuMs - before.cpuMs) / Math.max(1, answered),
    requestsPerSecond: answered / elapsed,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    rssBytes: after.rssBytes,
    bytesPerAnswer: result.throughput.total / Math.max(1, answered),
    requests: answered,
  };
}

function refuseOthers(name: string, { statusCodeStats, errors, timeouts }: autocannon.Result): void {
  const others = Object.entries({
    ...statusCodeStats,
    'no answer': { count: errors },
    timeout: { count: timeouts },
  })
    .filter(([status, { count = 0 }]) => status !== EXPECTED_STATUS && count > 0)
    .map(([status, { count }]) => `${status}: ${count}`);
  if (others.length === 0) return;
  throw new Error(
    `${name}: nothing was measured, as not every answer was ${EXPECTED_STATUS} (${others.join(', ')}).`,
  );
}

const PILOT_SECONDS = 1;
const rates = new Map<string, number>();

/**
 * Estimates how many requests a contender answers in that time, by a pilot before its first round, which also warms it
 * up.
 */
async function requestsIn(
  seconds: number,
  { name, pids, url, connections = CONNECTIONS }: Contender,
  setupClient: (client: autocannon.Client) => void,
): Promise<number> {
  const server = `${name} ${pids.join(' ')}`;
  if (!rates.has(server)) {
    const pilot = await autocannon({ url, connections, headers, duration: PILOT_SECONDS, setupClient });
    rates.set(server, (pilot['2xx'] + pilot.non2xx) / pilot.duration);
    // Requests in flight at its end are still being answered.
    await sleep(PILOT_SECONDS * 1000);
  }
  return Math.max(2 * connections, Math.round(rates.get(server)! * seconds));
}

function total(pids: number[]) {
  const all = pids.map(measureTree);
  return {
    cpuMs: all.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
    rssBytes: all.reduce((sum, { rssBytes }) => sum + rssBytes, 0),
  };
}
