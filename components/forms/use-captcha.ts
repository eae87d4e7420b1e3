'use client';

import useSWR from 'swr';
import { mayMatch } from '@/lib/captcha/browser-check';
import type { Challenge } from '@/lib/captcha/challenge';
import type { FormName } from '@/lib/forms/names';
import { handlers } from '@/lib/routes';
import { useProofOfWork } from './use-proof-of-work';

export type Captcha = ReturnType<typeof useCaptcha>;

/** The captcha of one form: fetched when the form mounts, a new one on `reload` and shortly before it expires. */
export function useCaptcha(form: FormName) {
  const { data, error, isValidating, mutate } = useSWR<Challenge, Error>(
    handlers.captcha(form),
    fetchChallenge,
    {
      revalidateOnMount: true,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      // Two mounts must not share a challenge: each can be answered once.
      dedupingInterval: 0,
      refreshInterval: (challenge) => (challenge ? (challenge.expiresIn - 15) * 1000 : 0),
    },
  );
  const work = useProofOfWork(form);
  return {
    work,
    token: work.token ?? data?.token ?? '',
    challenge: data,
    failed: error !== undefined && !isValidating,
    reload: () => {
      work.reset();
      void mutate();
    },
    /** False when the browser can tell that the code is wrong; the server decides otherwise. */
    mayMatch: async (code: string) => (data && !work.token ? mayMatch(code, data) : true),
  };
}

async function fetchChallenge(url: string): Promise<Challenge> {
  const response = await fetch(url, { cache: 'no-store' });
  if (!response.ok) throw new Error(`captcha answered ${response.status}`);
  return (await response.json()) as Challenge;
}
