'use client';

import { useState } from 'react';
import type { Work } from '@/lib/forms/captcha/proof-of-work';
import type { FormName } from '@/lib/contract/forms/names';
import { fetchWork } from './challenge';
import { solveWork } from './solve-work';

export type WorkState = 'none' | 'working' | 'done' | 'failed';

/** The alternative for people who cannot read the captcha: the device computes for about a second instead. */
export function useProofOfWork(form: FormName, onProved: () => void) {
  const [state, setState] = useState<WorkState>('none');
  const [token, setToken] = useState<string | null>(null);

  /** Solves a challenge, by default a newly requested one. @returns its token, null without a solution */
  async function prove(given?: Work): Promise<string | null> {
    setState('working');
    try {
      const { work } = given ?? (await fetchWork(form));
      const solved = await solveWork(work);
      setToken(solved);
      setState('done');
      onProved();
      return solved;
    } catch (error) {
      console.error('proof of work failed', error);
      setState('failed');
      return null;
    }
  }

  const reset = () => {
    setState('none');
    setToken(null);
  };
  return { state, token, prove, reset };
}
