import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { freePort } from '../free-ports';
import { program } from '../program';
import { inStoreOf } from './backend';
import { openMailbox } from './mailbox';

/** Who may sign in. */
const OWNER = 'owner@example.com';
const RECRUITERS = ['recruiter-1@example.com', 'recruiter-2@example.com'] as const;

type Options = {
  /** Fills the data folder before the API starts. */
  fill?: (dataDir: string) => Promise<void>;
  /** The desk's public origin, given its port. */
  deskUrl?: (port: number) => string;
  /** Whether a website is started as well, which candidates' links lead to. */
  hasWebsite?: boolean;
};

/** Starts an API with a desk and a mail server from the current build. */
export async function startDesk({
  fill,
  deskUrl = (port) => `http://localhost:${port}`,
  hasWebsite = false,
}: Options = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'desk-'));
  await fill?.(dataDir);
  const [port, deskPort, mailPort] = [await freePort(), await freePort(), await freePort()];
  const siteUrl = `http://localhost:${await freePort()}`;
  const mailbox = await openMailbox(String(mailPort));
  const url = deskUrl(deskPort);
  const api = `http://127.0.0.1:${port}/api`;
  const backend = program('desk', ['dist/backend.mjs', 'serve'], `${api}/health`, {
    BACKEND_PORT: String(port),
    DESK_URL: url,
    DESK_PORT: String(deskPort),
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    STAFF_EMAIL: 'staff@agency.example',
    SECRET: '',
    REVALIDATE_SECRET: '',
    SITE_DIR: 'sample-site',
    SITE_URL: siteUrl,
  });
  await backend.start();
  for (const address of [OWNER, ...RECRUITERS])
    inStoreOf({ env: { DATA_DIR: dataDir } }, 'addStaff', {
      name: address,
      address,
      role: address === OWNER ? 'owner' : 'recruiter',
    });
  const website = program('website', ['dist/website.mjs'], `${siteUrl}/api/health`, {
    PORT: new URL(siteUrl).port,
    SITE_URL: siteUrl,
    API_BASE_URL: `${api}/`,
    SITE_DIR: 'sample-site',
    DATA_DIR: path.join(dataDir, 'website'),
    SECRET: '',
    REVALIDATE_SECRET: '',
  });
  if (hasWebsite) await website.start();

  /** Signs in with the mailed link. */
  async function signIn(page: Page, address: string = RECRUITERS[0]): Promise<void> {
    const before = mailbox.to(address).length;
    await page.goto(`${url}/sign-in`);
    await page.getByLabel('Your work email address').fill(address);
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    const mails = () => mailbox.to(address).slice(before);
    await expect.poll(() => mails().length, { timeout: 30_000 }).toBe(1);
    const [link = ''] = /https?:\S+\/sign-in\/link\?token=[0-9a-f]+/.exec(mails()[0]!.text!) ?? [];
    await page.goto(link);
    await page.getByRole('button', { name: 'Sign in to the desk' }).click();
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  }

  /** Posts a form to the API, as a website does. */
  async function send(call: string, fields: Record<string, string | Blob>): Promise<void> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const answer = await fetch(`${api}/${call}`, { method: 'POST', body });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('"status":1')]);
  }
  const apply = (first_name: string, cv: Buffer, last_name = 'Rao', phone = '98765 43210') =>
    send('apply-job', {
      job_id: '1010',
      first_name,
      last_name,
      phone,
      message: 'From Hubli. Call after six',
      email: `${first_name}@example.com`.toLowerCase(),
      cv_file: new File([new Uint8Array(cv)], 'cv'),
    });

  async function stop(): Promise<void> {
    await website.kill('SIGTERM');
    await backend.kill('SIGTERM');
    await mailbox.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return { url, deskPort, api, dataDir, mailbox, signIn, send, apply, stop };
}
