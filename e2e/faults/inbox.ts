import { runToEnd } from './programs';

/** Identifies an application. */
export const identity = (email: string, cvHash: string) => `${email} ${cvHash}`;

/** How often each application is in the recruitment API's inbox. */
export function countInbox(env: Record<string, string>): Map<string, number> {
  const counts = new Map<string, number>();
  const inbox = ['dist/backend.mjs', 'inbox', '--kind', 'applications', '--json'];
  for (const line of runToEnd(inbox, env).split('\n').filter(Boolean)) {
    const { email, cv_sha256 } = JSON.parse(line) as { email: string; cv_sha256: string };
    const key = identity(email, cv_sha256);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
