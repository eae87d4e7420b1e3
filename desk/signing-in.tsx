/** @jsxImportSource hono/jsx */
import { randomBytes } from 'node:crypto';
import type { Next } from 'hono';
import type { Child } from 'hono/jsx';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { readForm } from '../backend/http/read-body';
import { SESSION_HOURS } from '../backend/staff/sessions';
import { KEPT_DAYS, LINK_KEPT_HOURS, LINK_MINUTES } from '../backend/staff/sign-in-links';
import { commandLine } from '../lib/base/command-line';
import { identity } from '../lib/content/identity';
import { logFailure } from '../lib/base/log';
import { type Desk, type DeskContext, type DeskOptions, ownPath, textIn, withQuery } from './context';
import { page, plainPage } from './layout';
import { limitPerMinute, networkOf } from './limits';

const TRIES_A_MINUTE = 10;
const [DAY_S, LINK_KEPT_S] = [24 * 3600, LINK_KEPT_HOURS * 3600];

/** Signing in by a mailed or printed link, and signing out. No response reveals whether an address belongs to staff. */
export function signingIn(desk: Desk, { store, deskUrl, sendsMail }: DeskOptions) {
  const isSecure = deskUrl.startsWith('https:');
  // The prefix "__Host-" requires a secure, host-only cookie.
  const nameOf = (name: string) => (isSecure ? `__Host-${name}` : name);
  const [session, asking, wanted] = [nameOf('desk'), nameOf('desk-asking'), nameOf('desk-to')];
  const known = nameOf('desk-known');
  const options = { path: '/', httpOnly: true, sameSite: 'Strict', secure: isSecure } as const;
  const tries = limitPerMinute(TRIES_A_MINUTE);
  const newSecret = () => randomBytes(32).toString('hex');
  const isTooMany = (c: DeskContext) => tries.use(networkOf(c));
  const tooMany = (c: DeskContext) =>
    plainPage(c, 'Too many attempts', 'Please wait a minute and try again.', 429);
  const door = (c: DeskContext, title: string, body: Child, heading = title, status?: 403) =>
    page(
      c,
      { title },
      <section class="narrow card door">
        <h1>{heading}</h1>
        {body}
      </section>,
      status,
    );

  desk.get('/sign-in', (c) =>
    door(c, 'Sign in', <AskForLink sendsMail={sendsMail} />, `The desk of ${identity.name}`),
  );
  desk.post('/sign-in', async (c) => {
    const address = textIn((await readForm(c)).address, 200).toLowerCase();
    const knownAs = getCookie(c, known) ?? '';
    // Others in the same network use nothing up that a known browser needs.
    if ((await isTooMany(c)) && !(await store.isKnownBrowser(address, knownAs))) return tooMany(c);
    // The same for a second request, so that either link works.
    const browser = getCookie(c, asking) || newSecret();
    setCookie(c, asking, browser, { ...options, maxAge: LINK_KEPT_S });
    // Not awaited, so that response times do not reveal whether the address is known.
    if (sendsMail)
      void store
        .mailSignInLink(address, { browser, known: knownAs, network: networkOf(c) })
        .catch((error: unknown) => logFailure('could not email a sign-in link', error));
    return door(c, 'Check your inbox', ASKED);
  });
  // Also opened by mail scanners and link previews, so it must not use up the token.
  desk.get('/sign-in/link', (c) =>
    door(c, 'Sign in', <PressToSignIn token={textIn(c.req.query('token'), 100)} />),
  );
  desk.post('/sign-in/link', async (c) => {
    const token = textIn((await readForm(c)).token, 100);
    const browser = getCookie(c, known) || newSecret();
    const began = await store.signIn(token, getCookie(c, asking) ?? '', browser);
    if (!began && (await isTooMany(c))) return tooMany(c);
    if (!began) return door(c, 'This link does not work', NO_LINK, undefined, 403);
    deleteCookie(c, asking, options);
    setCookie(c, known, browser, { ...options, maxAge: KEPT_DAYS * DAY_S });
    setCookie(c, session, began.session, { ...options, maxAge: SESSION_HOURS * 3600 });
    const to = ownPath(getCookie(c, wanted));
    deleteCookie(c, wanted, options);
    return c.redirect(to, 303);
  });
  desk.post('/sign-out', async (c) => {
    await store.endSession(getCookie(c, session) ?? '');
    deleteCookie(c, session, options);
    return c.redirect('/sign-in', 303);
  });

  /** Admits signed-in people who are still staff; asks others to sign in. */
  const guard = async (c: DeskContext, next: Next) => {
    const token = getCookie(c, session);
    const found = token ? await store.findSession(token) : null;
    const staff = found ? await store.listStaff() : [];
    const member = staff.find(({ hash, isRemoved }) => hash === found?.staff && !isRemoved);
    if (found && member) {
      c.set('staff', staff);
      c.set('me', { ...member, session: token!, since: found.since });
      return next();
    }
    // Strict cookies are not sent when following a link in a webmail; reloading from this page sends them.
    if (c.req.method === 'GET' && !token && c.req.header('sec-fetch-site') === 'cross-site')
      return c.html('<!doctype html><meta http-equiv="refresh" content="0"><title>…</title>');
    if (c.req.method === 'GET' && c.req.header('sec-fetch-dest') !== 'iframe')
      setCookie(c, wanted, withQuery(c.req.url, {}), { ...options, maxAge: LINK_KEPT_S });
    return c.redirect('/sign-in', 303);
  };
  return { guard };
}

/** Admits owners only. */
export const ownersOnly = async (c: DeskContext, next: Next) => {
  if (c.get('me').role === 'owner') return next();
  return plainPage(c, 'This is for owners only', 'Please ask an owner of this desk.', 403);
};

const AskForLink = ({ sendsMail }: { sendsMail: boolean }) =>
  sendsMail ? (
    <form method="post" action="/sign-in">
      <label for="address">Your work email address</label>
      <input id="address" name="address" type="email" autocomplete="email" required autofocus />
      <button class="primary">Email me a link</button>
    </form>
  ) : (
    <>
      <p>
        No mail server is set up (<code>SMTP_URL</code>), so links cannot be sent. On the server, this command
        prints one:
      </p>
      <p>
        <code>{commandLine('backend', 'desk', 'owner', 'you@example.in')}</code>
      </p>
    </>
  );

const ASKED = (
  <>
    <p>
      If this address belongs to a staff member, a link is on its way. It works once, in this browser, for{' '}
      {LINK_MINUTES} minutes after it was sent.
    </p>
    <p>
      <a href="/sign-in">Nothing arrived? Request another link</a>
    </p>
  </>
);

const PressToSignIn = ({ token }: { token: string }) => (
  <form method="post" action="/sign-in/link">
    <input type="hidden" name="token" value={token} />
    <button class="primary" autofocus>
      Sign in to the desk
    </button>
  </form>
);

const NO_LINK = (
  <>
    <p>
      It has been used, is too old, or was requested in another browser. A mailed link works for{' '}
      {LINK_MINUTES} minutes, in the browser in which you requested it.
    </p>
    <p>
      <a class="button primary" href="/sign-in">
        Request a new link
      </a>
    </p>
  </>
);
