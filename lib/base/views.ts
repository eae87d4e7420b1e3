import { processWide } from './process-wide';

declare module './process-wide' {
  interface ProcessWide {
    /** How often each job's page was shown since the API was told last, by the job's id. */
    views: Map<string, number>;
  }
}

/** Of more jobs in a minute nobody reads: a program walks through them. */
const MOST_JOBS = 2_000;

const views = () => (processWide.views ??= new Map());

export function countView(id: string, count = 1): void {
  if (views().size < MOST_JOBS || views().has(id)) views().set(id, (views().get(id) ?? 0) + count);
}

/** The counts so far, which begin anew. */
export function takeViews(): { id: string; count: number }[] {
  const taken = [...views()].map(([id, count]) => ({ id, count }));
  views().clear();
  return taken;
}
