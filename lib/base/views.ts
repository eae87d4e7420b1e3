import { processWide } from './process-wide';

declare module './process-wide' {
  interface ProcessWide {
    /** Views of each job's page since they were last reported to the API, by job id. */
    views: Map<string, number>;
  }
}

/** Limits memory: more jobs per minute are viewed only by crawlers. */
const MOST_JOBS = 2_000;

const views = () => (processWide.views ??= new Map());

export function countView(id: string, count = 1): void {
  if (views().size < MOST_JOBS || views().has(id)) views().set(id, (views().get(id) ?? 0) + count);
}

/** Returns the counts so far and resets them. */
export function takeViews(): { id: string; count: number }[] {
  const taken = [...views()].map(([id, count]) => ({ id, count }));
  views().clear();
  return taken;
}
