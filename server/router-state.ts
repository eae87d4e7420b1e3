import type { IncomingMessage } from 'node:http';
import { z } from 'zod';

/*
 * The Next-Router-State-Tree header, as Next 16 writes and validates it. Next answers anything else with 500 and logs a
 * stack; when refused here, its router loads the whole page instead.
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

/** Whether Next can parse the router state of a request. */
export function isReadable({ headers }: IncomingMessage): boolean {
  const header = headers['next-router-state-tree'];
  if (header === undefined) return true;
  try {
    const json = decodeURIComponent(String(header));
    // The schema ignores a property of this name; Next does not.
    return !json.includes('__proto__') && state.safeParse(JSON.parse(json)).success;
  } catch {
    // Not JSON, or nested too deeply.
    return false;
  }
}

/** Drops the headers of Next's router, which never calls handlers, though Next would parse them there too. */
export function dropRouterHeaders({ headers }: IncomingMessage): void {
  for (const name of Object.keys(headers))
    if (name === 'rsc' || name.startsWith('next-')) delete headers[name];
}
