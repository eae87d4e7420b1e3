'use client';

import { useState, useRef } from 'react';
import useSWR from 'swr';
import { problemOf } from '@/lib/forms/captcha/browser-check';
import type { Challenge } from '@/lib/forms/captcha/challenge';
import type { Work } from '@/lib/forms/captcha/proof-of-work';
import type { FormName } from '@/lib/contract/forms/names';
import { handlers } from '@/lib/routes';
import { fetchChallenge, fetchWork } from './challenge';
import { solveWork } from './solve-work';

export type WorkState = 'none' | 'working' | 'done' | 'failed';

/** Alternative for people who cannot read the captcha: about a second of computation. */
function useProofOfWork(form: FormName, onProved: () => void) {
  const [state, setState] = useState<WorkState>('none');
  const [token, setToken] = useState<string | null>(null);

  /** Solves `given`, or a newly fetched challenge. @returns the token, null on failure */
  async function prove(fetched?: Work): Promise<string | null> {
    setState('working');
    try {
      const { work } = fetched ?? (await fetchWork(form));
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

const none = Promise.resolve('');

/** Proof of work required in addition to the captcha under load, solved while the visitor fills in the form. */
function useExtraWork() {
  const [isWorking, setIsWorking] = useState(false);
  const solving = useRef({ solved: none, controller: new AbortController() });

  /** Starts the work of a new challenge, if any, and aborts the previous one's. */
  function begin(work: Challenge['work']) {
    solving.current.controller.abort();
    const controller = new AbortController();
    // Without a solution, the server rejects the form with a new challenge.
    const solved = work ? solveWork(work, controller).catch(() => '') : none;
    const current = (solving.current = { solved, controller });
    setIsWorking(work !== undefined);
    void solved.then(() => solving.current === current && setIsWorking(false));
  }

  return { isWorking, begin, solved: () => solving.current.solved };
}

export type Captcha = ReturnType<typeof useCaptcha>;

/**
 * A form's captcha: fetched on mount, on `reload` and shortly before it expires. `onProved` is called when a proof of
 * work has replaced the characters.
 */
export function useCaptcha(form: FormName, onProved: () => void) {
  const work = useProofOfWork(form, onProved);
  const extraWork = useExtraWork();
  // A challenge can be answered only once, so each mount gets its own cache key.
  const [mount] = useState(Math.random);
  const { data, error, isValidating, mutate } = useSWR<Challenge | null, Error>(
    [handlers.captcha(form), mount],
    async ([url]: [string]) => {
      const challenge = await fetchChallenge(url);
      extraWork.begin('image' in challenge ? challenge.work : undefined);
      if ('image' in challenge) return challenge;
      // The server offers no captcha now; do a proof of work instead.
      await work.prove(challenge);
      return null;
    },
    {
      revalidateOnMount: true,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      refreshInterval: (challenge) => (challenge ? (challenge.expiresIn - 15) * 1000 : 0),
    },
  );
  return {
    work,
    /** Whether the additional work is in progress. */
    isWorking: extraWork.isWorking && work.state === 'none',
    /** The additional work's token; '' if none is required. */
    solvedWork: async () => (work.token ? '' : extraWork.solved()),
    token: work.token ?? data?.token ?? '',
    challenge: data ?? undefined,
    failed: error !== undefined && !isValidating,
    reload: () => {
      work.reset();
      void mutate();
    },
    /** The proof of work's token, computed now if need be; the captcha's token if that fails. */
    proof: async () => work.token ?? (await work.prove()) ?? data?.token ?? '',
    /** The error that the browser can detect in the code; null where the server decides. */
    problemOf: async (code: string) => (data && !work.token ? problemOf(code, data) : null),
  };
}
