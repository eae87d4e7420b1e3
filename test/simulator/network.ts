import type { FormAnswer } from '../../lib/upstream/enquiries';
import { UpstreamError } from '../../lib/upstream/errors';
import type { Api, ApiRequest, Network } from './model-api';
import type { Clock } from './clock';
import type { Journal } from './journal';
import type { Steps } from './process';

export const TIMEOUT_MS = 10_000;

/** Outcomes of a call to the recruitment API. */
export const FATES = [
  'arrives',
  'is not connected',
  'is answered 500',
  'arrives, is answered 500',
  'arrives, its answer is lost',
  'arrives, its answer says neither yes nor no',
  'is refused',
] as const;
export type Fate = (typeof FATES)[number];

type Parts = { steps: Steps; clock: Clock; journal: Journal; api: Api; fate: () => Fate };

const REFUSED: FormAnswer = { status: false, message: 'The API refuses this.', errors: undefined };
const failure = {
  connection: () => new UpstreamError('network', 'refused', { cause: { code: 'ECONNREFUSED' } }),
  lost: () => new UpstreamError('network', 'reset', { cause: { code: 'ECONNRESET' } }),
  timeout: () => new UpstreamError('network', 'no answer in time', { permanent: true }),
  odd: () => new UpstreamError('shape', 'neither accepted nor refused'),
  status: () => new UpstreamError('http', 'answered 500', { status: 500 }),
};

/** The network to the API: loses, delays or cuts calls; a sent call proceeds even if its sender gave up or died. */
export function createNetwork({ steps, clock, journal, api, fate }: Parts): Network {
  const travel = async (request: ApiRequest): Promise<FormAnswer> => {
    const chosen = fate();
    journal.tell(`call ${request.reference} ${chosen}${request.mayRepeat ? ' (may repeat)' : ''}`);
    await steps.step('request travels');
    if (chosen === 'is not connected') throw failure.connection();
    if (chosen === 'is answered 500') throw failure.status();
    if (chosen === 'is refused') return REFUSED;
    const answer = await api(request);
    await steps.step('answer travels');
    if (chosen === 'arrives, its answer is lost') throw failure.lost();
    if (chosen === 'arrives, its answer says neither yes nor no') throw failure.odd();
    if (chosen === 'arrives, is answered 500') throw failure.status();
    return answer;
  };

  return async (request, sender) => {
    const call = journal.callBegins(request, sender);
    let callOff = () => {};
    const timeout = new Promise<never>((_, reject) => {
      callOff = clock.after(TIMEOUT_MS, () => reject(failure.timeout()));
    });
    try {
      const answer = await Promise.race([travel(request), timeout]);
      call.ends(answer.status ? 'taken' : 'refused');
      return answer;
    } catch (error) {
      call.ends(error instanceof UpstreamError && isHarmless(error) ? 'not arrived' : 'unknown');
      throw error;
    } finally {
      callOff();
    }
  };
}

// Deliberately repeated, to detect errors in the outbox's own judgement.
const isHarmless = ({ message }: UpstreamError) => message === 'refused';
