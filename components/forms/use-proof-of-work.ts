'use client';

import { useState } from 'react';
import { WORK_PREFIX } from '@/lib/captcha/work-token';
import type { FormName } from '@/lib/forms/names';
import { handlers } from '@/lib/routes';

export type WorkState = 'none' | 'working' | 'done' | 'failed';

/** The way past the captcha for whoever cannot read it: the device works for about a second instead. */
export function useProofOfWork(form: FormName) {
  const [state, setState] = useState<WorkState>('none');
  const [token, setToken] = useState<string | null>(null);

  async function prove(): Promise<boolean> {
    setState('working');
    try {
      setToken(await solve(handlers.proofOfWork(form)));
      setState('done');
      return true;
    } catch (error) {
      console.error('proof of work failed', error);
      setState('failed');
      return false;
    }
  }

  const reset = () => {
    setState('none');
    setToken(null);
  };
  return { state, token, prove, reset };
}

async function solve(url: string): Promise<string> {
  const response = await fetch(url, { cache: 'no-store' });
  if (!response.ok) throw new Error(`captcha answered ${response.status}`);
  const { work } = (await response.json()) as { work: import('altcha-lib').Challenge };
  // Loaded only when wanted: most visitors read the picture.
  const { solveChallengeWorkers } = await import('altcha-lib');
  const solution = await solveChallengeWorkers({
    challenge: work,
    concurrency: Math.min(4, navigator.hardwareConcurrency || 2),
    createWorker: () => new Worker(new URL('./work-worker.ts', import.meta.url), { type: 'module' }),
  });
  if (!solution) throw new Error('no solution was found');
  return WORK_PREFIX + btoa(JSON.stringify({ challenge: work, solution }));
}
