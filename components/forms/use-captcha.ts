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

/** The alternative for people who cannot read the captcha: the device computes for about a second instead. */
function useProofOfWork(form: FormName, onProved: () => void) {
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

const none = Promise.resolve('');

/** The work that is due besides a picture when the site is under load: done while the visitor fills in the form. */
function useExtraWork() {
  const [isWorking, setIsWorking] = useState(false);
  const solving = useRef({ solved: none, controller: new AbortController() });

  /** Begins what a new challenge asks for, if anything, and gives up what an earlier one did. */
  function begin(work: Challenge['work']) {
    solving.current.controller.abort();
    const controller = new AbortController();
    // Without a solution, the server asks for the form again, with a new challenge.
    const solved = work ? solveWork(work, controller).catch(() => '') : none;
    const mine = (solving.current = { solved, controller });
    setIsWorking(work !== undefined);
    void solved.then(() => solving.current === mine && setIsWorking(false));
  }

  return { isWorking, begin, solved: () => solving.current.solved };
}

export type Captcha = ReturnType<typeof useCaptcha>;

/**
 * The captcha of one form: fetched on mount, again on `reload` and shortly before it expires. `onProved` is called when
 * a proof of work has replaced the characters.
 */
export function useCaptcha(form: FormName, onProved: () => void) {
  const work = useProofOfWork(form, onProved);
  const extraWork = useExtraWork();
  // Each challenge can be answered only once: a form that is opened again shares none with the one before.
  const [mount] = useState(Math.random);
  const { data, error, isValidating, mutate } = useSWR<Challenge | null, Error>(
    [handlers.captcha(form), mount],
    async ([url]: [string]) => {
      const given = await fetchChallenge(url);
      extraWork.begin('image' in given ? given.work : undefined);
      if ('image' in given) return given;
      // There is no picture just now: do a proof of work instead.
      await work.prove(given);
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
    /** Whether work that is due besides the picture is going on. */
    isWorking: extraWork.isWorking && work.state === 'none',
    /** What to send of it; '' where none is due. */
    solvedWork: async () => (work.token ? '' : extraWork.solved()),
    token: work.token ?? data?.token ?? '',
    challenge: data ?? undefined,
    failed: error !== undefined && !isValidating,
    reload: () => {
      work.reset();
      void mutate();
    },
    /** The token of a proof of work, which is done now unless it has been; the picture's if that fails. */
    proof: async () => work.token ?? (await work.prove()) ?? data?.token ?? '',
    /** What the browser can tell to be wrong with the code; null where the server decides. */
    problemOf: async (code: string) => (data && !work.token ? problemOf(code, data) : null),
  };
}
