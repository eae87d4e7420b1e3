import { currentLanguage } from '@/lib/base/language';
import type { SentJob } from '@/lib/browser/sent/sent';
import { CAPTCHA_FIELDS } from '@/lib/contract/forms/names';
import { machineRoutes } from '@/lib/routes';
import { setKept } from '@/lib/browser/kept/kept-flag';
import { addKept, deleteKept, readKept } from '@/lib/browser/kept/kept-store';
import { askForSync, hasSync } from '@/lib/browser/kept/sync';

type Unsent = { key: string; job: SentJob; values: Record<string, unknown> };

const PER_ATTEMPT: readonly string[] = CAPTCHA_FIELDS;

let isPrepared = false;

/** Loads the panel and registers the service worker while there still is a connection. */
export function prepareKeeping(): void {
  if (isPrepared) return;
  isPrepared = true;
  import('./kept-panel').catch(() => null);
  if (!hasSync()) return;
  navigator.serviceWorker
    .register(machineRoutes.serviceWorker())
    .catch((error: unknown) => console.warn('applications can be sent only while a page is open', error));
}

/** Stores an application on this device, to be sent later. @returns false if the browser cannot store it */
export async function keepApplication({ key, job, values }: Unsent): Promise<boolean> {
  const { resume, ...others } = values;
  if (!(resume instanceof File)) return false;
  const typed = Object.entries(others).filter(([name]) => !PER_ATTEMPT.includes(name));
  const fields = Object.fromEntries(typed.map(([name, value]) => [name, String(value ?? '')]));
  try {
    const cv = new Uint8Array(await resume.arrayBuffer());
    const about = { key, job, language: currentLanguage(), fields, cvName: resume.name };
    await addKept({ ...about, at: new Date().toISOString(), outcome: { kind: 'waiting' } }, cv);
    // Pages look for kept applications only when this flag is set.
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

/** Deletes refused applications for a job once the visitor has applied again. */
export async function dropRefused(jobId: string): Promise<void> {
  for (const { key, job, outcome } of await readKept())
    if (job.id === jobId && outcome.kind === 'refused') await deleteKept(key);
}
