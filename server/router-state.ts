import type { IncomingMessage } from 'node:http';
import { z } from 'zod';

/*
 * What Next's router says that the browser already has, as Next 16 writes and checks it. Next answers anything else with 500,
 * and a stack in the log for each; a router whose state is refused here loads the whole page instead.
 */

const PARAMETER_TYPE = /^(?:c|oc|d|[cd]i(?:\(\.{1,3}\)|\(\.\.\)\(\.\.\)))$/;
const segment = z.union([
  z.string(),
  z.tuple([z.string(), z.string(), z.string().regex(PARAMETER_TYPE), z.array(z.string()).nullable()]),
]);
const state = z.tuple([
  segment,
  z.record(
    z.string(),
    z.lazy((): z.ZodType => state),
  ),
  z.tuple([z.string(), z.string()]).nullish(),
  z.enum(['refetch', 'inside-shared-layout', 'metadata-only']).nullish(),
  z.number().nullish(),
  z.string().optional(),
]);

/** Whether a request of the router is one that Next can read. */
export function isReadable({ headers }: IncomingMessage): boolean {
  const given = headers['next-router-state-tree'];
  if (given === undefined) return true;
  try {
    const json = decodeURIComponent(String(given));
    // The schema does not look at a property of this name, and Next does.
    return !json.includes('__proto__') && state.safeParse(JSON.parse(json)).success;
  } catch {
    // No JSON, or nested without end.
    return false;
  }
}

/** Takes away what Next's router says: it asks no handlers, for which Next would read it all the same. */
export function dropRouterHeaders({ headers }: IncomingMessage): void {
  for (const name of Object.keys(headers))
    if (name === 'rsc' || name.startsWith('next-')) delete headers[name];
}
