import { currentLanguage } from '@/lib/base/language';
import type { SentJob } from '@/lib/browser/sent/sent';
import { CAPTCHA_FIELDS } from '@/lib/contract/forms/names';
import { machineRoutes } from '@/lib/routes';
import { setKept } from '@/lib/browser/kept/kept-flag';
import { addKept, deleteKept, readKept } from '@/lib/browser/kept/kept-store';
import { askForSync, hasSync } from '@/lib/browser/kept/sync';

/** What the form knows when the line fails. */
type Unsent = { key: string; job: SentJob; values: Record<string, unknown> };

const OF_AN_ATTEMPT: readonly string[] = CAPTCHA_FIELDS;

let isPrepared = false;

/** Loads what keeping takes while there is a connection: without one neither scripts nor a service worker are to be had. */
export function prepareKeeping(): void {
  if (isPrepared) return;
  isPrepared = true;
  import('./kept-panel').catch(() => null);
  if (!hasSync()) return;
  navigator.serviceWorker
    .register(machineRoutes.serviceWorker())
    .catch((error: unknown) => console.warn('applications can be sent only while a page is open', error));
}

/** Keeps an application on this device and has it sent later. @returns false where the browser keeps nothing */
export async function keepApplication({ key, job, values }: Unsent): Promise<boolean> {
  const { resume, ...others } = values;
  if (!(resume instanceof File)) return false;
  const typed = Object.entries(others).filter(([name]) => !OF_AN_ATTEMPT.includes(name));
  const fields = Object.fromEntries(typed.map(([name, value]) => [name, String(value ?? '')]));
  try {
    const cv = new Uint8Array(await resume.arrayBuffer());
    const about = { key, job, language: currentLanguage(), fields, cvName: resume.name };
    await addKept({ ...about, at: new Date().toISOString(), outcome: { kind: 'waiting' } }, cv);
    // Without it, no page would look for the application.
    if (!setKept(true)) {
      await deleteKept(key);
      return false;
    }
    await askForSync();
    return true;
  } catch (error) {
    console.warn('the application cannot be kept on this device', error);
    return false;
  }
}

/** What was refused is over once the visitor has sent it anew. */
export async function dropRefused(jobId: string): Promise<void> {
  for (const { key, job, outcome } of await readKept())
    if (job.id === jobId && outcome.kind === 'refused') await deleteKept(key);
}
