import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';

/** A row of the table. */
export type Contender = {
  name: string;
  url: string;
  /** Leaders of the server's process groups, without the load generator. */
  pids: number[];
  /** Paths to request in a round (from 0); repeated if they run out. */
  paths: (round: number) => string[];
  /** Requests each path exactly once, for pages that are slow only the first time. */
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

export type Measured = { name: string; rounds: Round[] };

const CONNECTIONS = 16;
const EXPECTED_STATUS = '200';
// As sent by browsers over TLS.
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/**
 * Measures all contenders in `count` short rounds in rotating order, so that temporary slowdowns affect all of them.
 */
export async function measureAll(
  contenders: Contender[],
  count: number,
  seconds: number,
): Promise<Measured[]> {
  const measured = contenders.map(({ name }) => ({ name, rounds: [] as Round[] }));
  for (let round = 0; round < count; round++) {
    for (let turn = 0; turn < contenders.length; turn++) {
      const index = (turn + round) % contenders.length;
      process.stderr.write(`\rround ${round + 1} of ${count}: ${contenders[index]!.name.padEnd(60)}`);
      measured[index]!.rounds.push(await runRound(contenders[index]!, round, seconds));
    }
  }
  process.stderr.write(`\r${' '.repeat(90)}\r`);
  return measured;
}

/**
 * Runs one round of load on a contender.
 * @throws Error on an unexpected response, as the speed of rejections and redirects is meaningless
 */
async function runRound(contender: Contender, round: number, seconds: number): Promise<Round> {
  const { name, url, pids, once } = contender;
  const requests = contender.paths(round).map((path) => ({ path }));
  // Split requests between connections, so that none is sent twice with `once`.
  let client = 0;
  // autocannon's duration has a resolution of a second, too coarse for short rounds.
  let lastAt = 0;
  const setupClient = (connection: autocannon.Client) => {
    const mine = requests.filter((_, index) => index % CONNECTIONS === client);
    connection.setRequests(mine.length > 0 ? mine : requests);
    client++;
    connection.on('response', () => (lastAt = performance.now()));
  };
  const load = { url, connections: CONNECTIONS, headers, setupClient };
  // By count, not time: requests in flight at a timed run's end would cost CPU without being counted.
  const amount = once ? requests.length : await requestsIn(seconds, name, load);
  client = 0;
  const before = measureGroups(pids);
  const startedAt = performance.now();
  const result = await autocannon({ ...load, amount });
  const elapsed = (lastAt - startedAt) / 1000;
  const after = measureGroups(pids);
  refuseOthers(name, result);
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

/** Number of requests for that duration, from a pilot run before the first round, which also warms up the contender. */
async function requestsIn(seconds: number, name: string, load: autocannon.Options): Promise<number> {
  if (!rates.has(name)) {
    const pilot = await autocannon({ ...load, duration: PILOT_SECONDS });
    rates.set(name, (pilot['2xx'] + pilot.non2xx) / pilot.duration);
    // Let requests in flight finish.
    await sleep(PILOT_SECONDS * 1000);
  }
  return Math.max(2 * CONNECTIONS, Math.round(rates.get(name)! * seconds));
}

/** @param figures at least one */
export function spreadOf(figures: number[]): { median: number; low: number; high: number } {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  return { median, low: sorted[0]!, high: sorted.at(-1)! };
}

// Linux reports process times in units of 10 ms, whatever the kernel's own tick (`getconf CLK_TCK`).
const TICK_MS = 10;
const PAGE_BYTES = 4096;

/** Resources used by process groups, named by their leaders: CPU time in milliseconds, resident memory in bytes. */
export function measureGroups(leaders: number[]): { cpuMs: number; rssBytes: number } {
  const total = { cpuMs: 0, rssBytes: 0 };
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    let text: string;
    try {
      text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    } catch {
      // Exited meanwhile.
      continue;
    }
    // The name, in brackets, may contain spaces; see proc(5) for the fields after it.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [group, user, system, deadUser, deadSystem, pages] = [2, 11, 12, 13, 14, 21].map(
      (index) => fields[index]!,
    ) as [number, number, number, number, number, number];
    if (!leaders.includes(group)) continue;
    total.cpuMs += (user + system + deadUser + deadSystem) * TICK_MS;
    total.rssBytes += pages * PAGE_BYTES;
  }
  return total;
}
