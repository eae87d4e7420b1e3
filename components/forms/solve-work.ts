import type { Challenge as Puzzle } from 'altcha-lib';
import { workToken } from './challenge';

/**
 * Solves a proof of work in workers of the browser, and gives what to send. Loaded on demand: most visitors need none. Apart from
 * challenge.ts, as a service worker starts no workers.
 * @throws Error without a solution, also when it is aborted
 */
export async function solveWork(challenge: Puzzle, controller = new AbortController()): Promise<string> {
  const { solveChallengeWorkers } = await import('altcha-lib');
  const solution = await solveChallengeWorkers({
    challenge,
    controller,
    concurrency: Math.min(4, navigator.hardwareConcurrency || 2),
    createWorker: () => new Worker(new URL('./work-worker.ts', import.meta.url), { type: 'module' }),
  });
  return workToken(challenge, solution);
}
