import type { Clock, Process } from './process';
import { type ApiRequest, senderOf } from './forms';

const REPEAT_WINDOW_MS = 10 * 60_000;
const SHORTEST_PAUSE_MS = 5_000;

type End = 'taken' | 'refused' | 'not arrived' | 'unknown';
type Call = {
  process: Process;
  end: End | null;
  /** When its process received the result. */
  returnedAt: number;
  /** Earliest time of the next attempt. */
  notBefore: number;
};
type Accepted = { reference: string; sender: string; at: number; calls: Call[]; refusedAtFirst: boolean };

/** Records events of a simulated world and broken promises. */
export function createJournal(clock: Clock) {
  const lines: string[] = [];
  const broken: string[] = [];
  const accepted = new Map<string, Accepted>();
  let leasesLapsed = false;
  let wasCutOff = false;

  const breaks = (text: string) => void broken.push(text);
  const tell = (text: string) => void lines.push(`${(clock.now() / 1000).toFixed(1)} ${text}`);

  function find({ key, reference, submission, receivedAt }: ApiRequest): Accepted {
    const known = accepted.get(key);
    if (known) return known;
    const sender = senderOf(submission);
    const at = receivedAt ? Date.parse(receivedAt) : clock.now();
    const twin = [...accepted.values()].find(
      (other) =>
        other.sender === sender && !other.refusedAtFirst && Math.abs(other.at - at) < REPEAT_WINDOW_MS,
    );
    if (twin && !leasesLapsed) breaks('one submission was accepted twice within ten minutes');
    const entry = { reference, sender, at, calls: [], refusedAtFirst: false };
    accepted.set(key, entry);
    return entry;
  }

  function judge({ receivedAt, mayRepeat }: ApiRequest, { calls }: Accepted): void {
    const open = calls.filter(({ end, process }) => end === null && process.isAlive());
    if (open.length > 0 && !leasesLapsed) breaks('two deliveries of one submission at once');
    const mayHaveArrived = calls.some(({ end }) => end === null || end === 'unknown');
    const isFirst = receivedAt === undefined;
    // An attempt that begins after its lease has expired may be overtaken.
    if (mayHaveArrived && !mayRepeat && !(isFirst && leasesLapsed)) breaks('a possible repeat is not marked');
    if (mayRepeat && !mayHaveArrived && !wasCutOff) breaks('marked as a repeat without cause');
    const last = calls.at(-1);
    if (last && clock.now() < last.notBefore && !leasesLapsed) breaks('tried again too soon');
    if (last && isFirst && !leasesLapsed) breaks('a repeat without the time it was received');
  }

  return {
    tell,
    breaks,
    broken,
    lines,
    /** The previous process's deliveries may have been cut off anywhere. */
    processBegins: () => void (wasCutOff = true),
    /** The wall clock was set, or processes stalled for longer than a lease. */
    leasesMayLapse() {
      leasesLapsed = true;
      wasCutOff = true;
    },
    haveLeasesLapsed: () => leasesLapsed,
    /** Everything waiting is due, whatever `notBefore` says. */
    allIsDue() {
      for (const { calls } of accepted.values()) for (const call of calls) call.notBefore = -Infinity;
    },
    callBegins(request: ApiRequest, process: Process) {
      const entry = find(request);
      judge(request, entry);
      const call: Call = { process, end: null, returnedAt: -Infinity, notBefore: -Infinity };
      entry.calls.push(call);
      return {
        ends(end: End) {
          call.end = end;
          if (end === 'refused' && entry.calls.length === 1) entry.refusedAtFirst = true;
        },
      };
    },
    /** A process has received its last attempt's result. */
    callReturns(key: string, process: Process) {
      const last = accepted.get(key)?.calls.find((call) => call.process === process && !hasReturned(call));
      if (!last) return;
      last.returnedAt = clock.now();
      last.notBefore = clock.now() + SHORTEST_PAUSE_MS;
    },
    /** When it received that; null if several attempts may have been in flight. */
    lastEnd(key: string, process: Process): number | null {
      const own = accepted.get(key)?.calls.filter((call) => call.process === process) ?? [];
      return leasesLapsed ? null : (own.findLast(hasReturned)?.returnedAt ?? null);
    },
    /** The reference of a sender's form that was rejected at once. */
    refusedReference: (sender: string) =>
      [...accepted.values()].findLast((entry) => entry.sender === sender && entry.refusedAtFirst)?.reference,
  };
}

const hasReturned = ({ returnedAt }: Call) => returnedAt !== -Infinity;

export type Journal = ReturnType<typeof createJournal>;
