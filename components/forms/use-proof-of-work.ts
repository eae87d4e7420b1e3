'use client';

import { useState } from 'react';
import type { Work } from '@/lib/forms/captcha/proof-of-work';
import { readChallenge } from '@/lib/forms/handler-responses';
import { WORK_PREFIX } from '@/lib/forms/captcha/work-token';
import type { FormName } from '@/lib/shared/forms/names';
import { handlers } from '@/lib/shared/routes';

export type WorkState = 'none' | 'working' | 'done' | 'failed';

/** The alternative for people who cannot read the captcha: the device computes for about a second instead. */
export function useProofOfWork(form: FormName, onProved: () => void) {
  const [state, setState] = useState<WorkState>('none');
  const [token, setToken] = useState<string | null>(null);

  /** Solves a challenge, by default a newly requested one. */
  async function prove(given?: Work): Promise<void> {
    setState('working');
    try {
      setToken(await solve(given ?? (await ask(handlers.proofOfWork(form)))));
      setState('done');
      onProved();
    } catch (error) {
      console.error('proof of work failed', error);
      setState('failed');
    }
  }

  const reset = () => {
    setState('none');
    setToken(null);
  };
  return { state, token, prove, reset };
}

async function ask(url: string): Promise<Work> {
  const response = await fetch(url, { cache: 'no-store' });
  if (!response.ok) throw new Error(`captcha answered ${response.status}`);
  const challenge = await readChallenge(response);
  if (!('work' in challenge)) throw new Error('a picture came instead of a proof of work');
  return challenge;
}

async function solve({ work }: Work): Promise<string> {
  // Loaded on demand: most visitors read the image.
  const { solveChallengeWorkers } = await import('altcha-lib');
  const solution = await solveChallengeWorkers({
    challenge: work,
    concurrency: Math.min(4, navigator.hardwareConcurrency || 2),
    createWorker: () => new Worker(new URL('./work-worker.ts', import.meta.url), { type: 'module' }),
  });
  if (!solution) throw new Error('no solution was found');
  return WORK_PREFIX + btoa(JSON.stringify({ challenge: work, solution }));
}
