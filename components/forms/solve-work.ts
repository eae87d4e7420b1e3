import type { Challenge as Puzzle } from 'altcha-lib';
import { workToken } from './challenge';

/**
 * Solves a proof of work in web workers and returns the token to send. altcha-lib is loaded on demand, as most
 * visitors never need it.
 * @throws Error without a solution, also when aborted
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
