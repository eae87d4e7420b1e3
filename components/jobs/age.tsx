'use client';

import { useSyncExternalStore } from 'react';
import { ages } from '@/lib/content/ages';
import { DAY_MS, indianDay } from '@/lib/base/text/indian-day';

// Beyond this, a date is clearer than a number of days.
const RELATIVE_DAYS = 30;

type Kind = 'posted' | 'closes';

type AgeProps = {
  kind: Kind;
  /** ISO 8601. */
  at: string;
};

/** When a job was posted or closes: a date from the server, as pages are cached; scripts make it relative. */
export function Age({ kind, at }: AgeProps) {
  const today = useToday();
  return <time dateTime={at}>{ageText(kind, at, today)}</time>;
}

/** Today's `indianDay`; NaN until the page is hydrated. */
const useToday = () => useSyncExternalStore(never, now, unknown);

/** "Posted 2 days ago", "Closes in 5 days"; the date if `today`, an `indianDay`, is NaN or far away. */
export function ageText(kind: Kind, at: string, today: number): string {
  const day = indianDay(Date.parse(at));
  const ahead = kind === 'posted' ? today - day : day - today;
  if (ahead >= 0 && ahead <= RELATIVE_DAYS) return ages[kind].in(ahead);
  return ages[kind].on(ages.day(new Date(day * DAY_MS)));
}

const never = () => () => {};
const now = () => indianDay(Date.now());
const unknown = () => NaN;

// Later closing dates matter less than how new the job is.
const SOON_DAYS = 7;

/** When a job was posted, or when it closes if that is within a week. Both ISO 8601. */
export function CardAge({ posted, closes }: { posted?: string; closes?: string }) {
  const today = useToday();
  const left = closes ? indianDay(Date.parse(closes)) - today : -1;
  if (left >= 0 && left <= SOON_DAYS) return <Age kind="closes" at={closes!} />;
  return posted && <Age kind="posted" at={posted} />;
}
