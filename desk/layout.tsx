/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import { identity } from '../lib/content/identity';
import type { DeskContext, Me } from './context';
import { noticeOf } from './done-notice';
import { Now } from './parts';
import { hasMistakes, type Mistakes } from './typed';

/**
 * `here`: the path of its menu item. `back`: where Undo leads, if not to the page itself. `mistakes`: what is not taken of a
 * form, which makes the status 422. `home`: where the agency's name leads, if not to the desk.
 */
type PageProps = { title: string; here?: string; back?: string; mistakes?: Mistakes; home?: string };

const PLACES: [path: string, name: string][] = [
  ['/', 'Today'],
  ['/applications', 'Applications'],
  ['/next', 'Next to call'],
  ['/jobs', 'Jobs'],
  ['/enquiries', 'Enquiries'],
];

type Status = 200 | 400 | 403 | 404 | 409 | 422 | 429 | 503;

/** Responds with a page of the desk, which says what was done before. */
export function page(
  c: DeskContext,
  { title, here, back, mistakes = {}, home = '/' }: PageProps,
  body: Child,
  status: Status = hasMistakes(mistakes) ? 422 : 200,
) {
  const me = c.get('me') as Me | undefined;
  const whole = (
    <Now.Provider value={c.var.desk.now()}>
      <html lang="en-IN">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex, nofollow" />
          <title>{`${title} – ${identity.name}`}</title>
          <link rel="icon" href="/logo.svg" type="image/svg+xml" />
          <link rel="stylesheet" href="/desk.css" />
          <script src="/desk.js" defer></script>
        </head>
        <body>
          <a class="skip" href="#main">
            Skip to content
          </a>
          <header class="top">
            <a class="brand" href={home}>
              <img src="/logo.svg" alt="" width="28" height="28" />
              <span>{identity.name}</span>
            </a>
            {me && (
              <nav class="places" aria-label="Desk">
                {PLACES.map(([path, name]) => (
                  <a href={path} aria-current={path === here ? 'page' : undefined}>
                    {name}
                  </a>
                ))}
              </nav>
            )}
            {me && (
              <details class="me">
                <summary>{me.name}</summary>
                <div>
                  <a href="/clients">Clients</a>
                  {me.role === 'owner' && <a href="/staff">Staff</a>}
                  <form method="post" action="/sign-out">
                    <button class="quiet">Sign out</button>
                  </form>
                </div>
              </details>
            )}
          </header>
          <main id="main" tabindex={-1}>
            {me && noticeOf(c, back)}
            {body}
          </main>
        </body>
      </html>
    </Now.Provider>
  );
  // Without a doctype browsers use quirks mode.
  return c.html(`<!doctype html>${whole.toString()}`, status);
}

/** Responds with a page of one column; `heading`: if not its title. */
export const narrowPage = (
  c: DeskContext,
  { heading, ...props }: PageProps & { heading?: Child },
  body: Child,
  status?: Status,
) =>
  page(
    c,
    props,
    <section class="narrow">
      <h1>{heading ?? props.title}</h1>
      {body}
    </section>,
    status,
  );

/** Responds with a page of one message. */
export const plainPage = (c: DeskContext, title: string, text: Child, status?: Parameters<typeof page>[3]) =>
  narrowPage(
    c,
    { title },
    <>
      <p>{text}</p>
      <p>
        <a href="/">Go to Today</a>
      </p>
    </>,
    status,
  );

export const notFoundPage = (c: DeskContext) =>
  plainPage(c, 'Page not found', 'It was erased, or the address is wrong.', 404);
