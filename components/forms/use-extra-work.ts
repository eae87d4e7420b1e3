'use client';

import { useRef, useState } from 'react';
import type { Challenge } from '@/lib/forms/captcha/challenge';
import { solveWork } from './solve-work';

const none = Promise.resolve('');

/** The work that is due besides a picture when the site is under load: done while the visitor fills in the form. */
export function useExtraWork() {
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
