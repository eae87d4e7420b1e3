import type { Store } from '../backend/compose-store';
import type { NewStaffMember } from '../backend/staff/staff';
import { createDesk } from '../desk/app';
import type { DeskOptions } from '../desk/context';

const DESK = 'http://desk.example.in';
export const OWNER: NewStaffMember = { name: 'Meera', address: 'meera@example.com', role: 'owner' };
export const RECRUITER: NewStaffMember = { name: 'Ravi', address: 'ravi@example.com', role: 'recruiter' };

/** The moment by which the action that a response confirms can be undone, or none. */
export const undoIn = (response: Response | string) =>
  new URL(typeof response === 'string' ? response : response.headers.get('location')!, DESK).searchParams.get(
    'undo',
  ) ?? '';

/** A desk on a store, and browsers that keep its cookies. */
export function deskForTests(store: Store, now: () => Date, more: Partial<DeskOptions> = {}) {
  let staffed: Promise<unknown> | undefined;
  const desk = createDesk({
    store,
    now,
    deskUrl: DESK,
    siteUrl: 'https://www.example.in',
    sendsMail: true,
    followsSheet: false,
    eraseOnWebsites: async () => true,
    backupDays: () => 0.5,
    words: {
      find: async () => [],
      factsOf: () => undefined,
      refresh: async () => {},
      ready: async () => {},
      stop: async () => {},
    },
    readCv: async () => ({ pages: [], text: 'A welder from Hubli', pageCount: 0 }),
    ...more,
  });

  function browser() {
    const cookies = new Map<string, string>();
    async function request(path: string, init: RequestInit = {}): Promise<Response> {
      staffed ??= store.addStaff(OWNER).then(() => store.addStaff(RECRUITER));
      await staffed;
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { host: new URL(DESK).host, cookie, ...(init.headers as Record<string, string>) };
      const response = await desk.request(DESK + path, { ...init, headers });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/max-age=0/i.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    }
    return {
      cookies,
      request,
      get: (path: string) => request(path),
      text: async (path: string) => (await request(path)).text(),
      /** Posts a form as from the desk's pages. */
      post: (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
        request(path, {
          method: 'POST',
          body: new URLSearchParams(fields).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded', origin: DESK, ...headers },
        }),
    };
  }
  type Browser = ReturnType<typeof browser>;

  /** Waits for a queued sign-in link and returns its token; '' if none comes. */
  async function mailedToken(most = 200): Promise<string> {
    for (let tries = 0; tries < most; tries += 1) {
      const claim = await store.claimMail(60_000);
      if (claim?.mail.kind === 'desk-link') {
        // As its mail is composed.
        await store.startLink(claim.mail.token);
        await store.markMailSent(claim);
        return claim.mail.token;
      }
      if (claim) await store.dropMail(claim);
      else await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return '';
  }
  async function signIn(member: NewStaffMember, at: Browser = browser()): Promise<Browser> {
    await at.post('/sign-in', { address: member.address });
    await at.post('/sign-in/link', { token: await mailedToken() });
    return at;
  }
  return { desk, browser, signIn, mailedToken };
}
