import type { z } from 'zod';
import { log } from '../shared/log';

/** Parses the items of a list one by one: a broken or repeated one is logged and left out, the rest is kept. */
export function parseEach<S extends z.ZodType<{ id: string }>>(
  items: unknown[],
  schema: S,
  what: string,
): z.output<S>[] {
  const byId = new Map<string, z.output<S>>();
  items.forEach((item, index) => {
    const parsed = schema.safeParse(item);
    if (parsed.success) {
      if (!byId.has(parsed.data.id)) byId.set(parsed.data.id, parsed.data);
      return;
    }
    const issue = parsed.error.issues[0];
    log('warn', 'upstream-item-skipped', {
      what,
      index,
      field: issue?.path.join('.'),
      problem: issue?.message,
    });
  });
  return [...byId.values()];
}
