'use client';

import { indianDay } from '@/lib/base/text/indian-day';
import { Age, useToday } from './age';

// A closing day further away matters less than how new the job is.
const SOON_DAYS = 7;

/** When a job was posted, or when it closes if that is within a week. Both ISO 8601. */
export function CardAge({ posted, closes }: { posted?: string; closes?: string }) {
  const today = useToday();
  const left = closes && today !== null ? indianDay(Date.parse(closes)) - today : -1;
  if (left >= 0 && left <= SOON_DAYS) return <Age kind="closes" at={closes!} />;
  return posted && <Age kind="posted" at={posted} />;
}
