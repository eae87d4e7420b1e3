import 'server-only';
import { createHash } from 'node:crypto';
import { escapeUTF8 } from 'entities';
import { theme, themeStyle } from '../content/site/theme';
import { staffCvPage as copy, staffPages as frame } from '../content/staff-cv';
import { links } from '../contract/links';
import { CV_TYPES } from '../cv/cv';
import { follow, isProblem, type LinkProblem, PRIVATE, PROBLEM_STATUS } from './shown';

/**
 * Responds to the link to a CV in a mail to the staff: a page with a button, whose POST returns the file. A GET has no effect
 * and returns no CV, because mail scanners and link previews open every link. 404, 410, 429 and 503 are pages, too.
 */
export async function answerCvLink(request: Request, token: string): Promise<Response> {
  const call = request.method === 'POST' ? links.cv.file : links.cv.show;
  const found = await follow<{ token: string }, typeof call.answer>(call, { token }, request);
  if (isProblem(found)) return problem(found);
  if ('reference' in found) {
    const texts = [copy.about(found), copy.until(found.until)];
    return staffPage(200, { title: copy.title, texts, button: copy.download });
  }
  const { bytes, type, disposition } = found;
  const isCv = Object.values<string>(CV_TYPES).includes(type) && disposition.startsWith('attachment;');
  if (!isCv) return problem('unavailable');
  return respond(200, bytes, { 'content-type': type, 'content-disposition': disposition });
}

function problem(name: LinkProblem) {
  const { heading, text } = copy.problems[name];
  const later = name === 'tooMany' || name === 'unavailable';
  return staffPage(PROBLEM_STATUS[name], { title: heading, texts: [text] }, later && { 'retry-after': '60' });
}

const { palette } = theme;

/** Inline style sheet of the staff's pages, with the agency's colours, corners and fonts. */
const STYLE = `${themeStyle}
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:${palette.paper};color:${palette.ink};font:1.0625rem/1.5 var(--font-text,Inter,system-ui,sans-serif);overflow-wrap:anywhere}
header{display:flex;align-items:center;gap:.75rem;padding:.75rem 1.25rem;background:${palette['paper-raised']};border-bottom:1px solid ${palette.line};font-size:1.125rem;font-weight:700}
header,h1{font-family:var(--font-display,system-ui,sans-serif)}
main,footer{max-width:38rem;margin:1.25rem auto;padding:0 1.25rem}
main{padding:1.5rem 1.25rem;background:${palette['paper-raised']};border:1px solid ${palette.line};border-radius:calc(.75rem*var(--rounding,1))}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25}
p{margin:0 0 .75rem}
form{margin:1.25rem 0}
button{min-height:48px;padding:.625rem 1.25rem;background:${palette.brand};color:#fff;border:2px solid ${palette.brand};border-radius:calc(.5rem*var(--rounding,1));font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid ${palette['accent-shade']};outline-offset:2px}
footer{color:${palette['ink-soft']};font-size:.9375rem}
@media(max-width:42rem){main{margin:0;border-width:0 0 1px;border-radius:0}}
`;
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

const respond = (status: number, body: BodyInit, more: Record<string, string>) =>
  new Response(body, {
    status,
    headers: {
      ...PRIVATE,
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; style-src ${STYLE_HASH}; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
      ...more,
    },
  });

/** All texts are plain. `button`: the label of a button that posts to the page's own address. */
type StaffPage = { title: string; texts: string[]; button?: string };

/** An HTML document in the agency's name, without scripts, that loads only its logo. */
export function staffPage(status: number, { title, texts, button }: StaffPage, more = {}): Response {
  const logo = escapeUTF8(frame.logo);
  const form = button && `<form method="post"><button type="submit">${escapeUTF8(button)}</button></form>`;
  const html = [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<link rel="icon" href="${logo}" type="image/svg+xml">`,
    `<title>${escapeUTF8(frame.documentTitle(title))}</title><style>${STYLE}</style></head>`,
    `<body><header><img src="${logo}" alt="" width="36" height="36"><span>${escapeUTF8(frame.name)}</span></header>`,
    `<main><h1>${escapeUTF8(title)}</h1>`,
    ...texts.map((text) => `<p>${escapeUTF8(text)}</p>`),
    form,
    `</main><footer><p>${escapeUTF8(frame.footer)}</p></footer></body></html>\n`,
  ].filter(Boolean);
  return respond(status, html.join('\n'), { ...more, 'content-type': 'text/html; charset=utf-8' });
}
