import type { Challenge as Puzzle } from 'altcha-lib';
import { WORK_PREFIX } from '@/lib/forms/captcha/work-token';

/**
 * Solves a proof of work in workers of the browser, and gives what to send. Loaded on demand: most visitors need none.
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
  if (!solution) throw new Error('no solution was found');
  return WORK_PREFIX + btoa(JSON.stringify({ challenge, solution }));
}
