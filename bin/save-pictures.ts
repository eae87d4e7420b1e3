import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isSafeId } from '../lib/contract/safe-id';

const TIMEOUT_MS = 30_000;
const FILES = ['status.png', 'poster.pdf'];

/**
 * Downloads the picture and the poster of a job from a running website to a folder, which is created if needed.
 * @param website its origin: http://127.0.0.1:3000
 * @returns the files' paths
 * @throws Error that says what to do
 */
export async function savePictures(website: string, jobId: string, folder: string): Promise<string[]> {
  if (!isSafeId(jobId)) throw new Error(`"${jobId}" is not a job id.`);
  const page = await ask(new URL(`/job-details/${jobId}`, website));
  const location = page.headers.get('location');
  await page.body?.cancel();
  if (location === null) throw new Error(`There is no job with the id ${jobId}.`);
  // Only the path: the address may have the site's public name.
  const { pathname } = new URL(location, website);
  const saved: string[] = [];
  for (const name of FILES) {
    const response = await ask(new URL(`${pathname}/${name}`, website));
    if (response.status === 410) throw new Error(`The job ${jobId} is closed.`);
    if (!response.ok) throw new Error(`The website returned ${response.status}: try again in a minute.`);
    const file = path.join(folder, `job-${jobId}-${name}`);
    await mkdir(folder, { recursive: true });
    await writeFile(file, new Uint8Array(await response.arrayBuffer()));
    saved.push(file);
  }
  return saved;
}

async function ask(address: URL): Promise<Response> {
  try {
    return await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (cause) {
    throw new Error(`The website does not respond at ${address.origin}: is it running?`, { cause });
  }
}
