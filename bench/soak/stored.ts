import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** How often each reference is in the API's inbox. */
export async function countReferences(env: Record<string, string>): Promise<Map<string, number>> {
  const inbox = spawn(process.execPath, ['dist/backend.mjs', 'inbox', '--json'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const counts = new Map<string, number>();
  for await (const line of createInterface({ input: inbox.stdout })) {
    const { reference } = JSON.parse(line) as { reference: string };
    counts.set(reference, (counts.get(reference) ?? 0) + 1);
  }
  return counts;
}
