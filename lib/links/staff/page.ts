import { escapeUTF8 } from 'entities';
import { staffPages as copy } from '../../content/staff-cv';
import type { NoLink } from '../../contract/links';
import { STAFF_STYLE } from './style';

/** Posts to the page's own address; `value` is sent as the field `action`. `isPrimary`: at most one per page. */
export type StaffButton = { label: string; value?: string; isPrimary?: boolean };

export type StaffPage = {
  title: string;
  /** Confirmation after a press: "Saved: …". */
  noted?: string;
  texts: string[];
  facts?: [name: string, text: string][];
  buttons?: StaffButton[];
  links?: { label: string; href: string }[];
};

type Problem = { heading: string; text: string };
type File = { bytes: Buffer<ArrayBuffer>; type: string; disposition: string };

/**
 * A kind of link in mails to the staff. A GET has no effect and returns no CV, because mail scanners and link previews open
 * every link. `action`: of the pressed button, '' for one without.
 */
export type StaffLink = {
  problems: Record<'gone' | 'unavailable', Problem>;
  show: (token: string, query: URLSearchParams) => Promise<StaffPage | NoLink>;
  press: (token: string, action: string) => Promise<StaffPage | File | { location: string } | NoLink>;
};

/** Maps the API's answer, unless the link is invalid. */
export async function orNoLink<T extends object, R>(
  asked: Promise<T | NoLink>,
  make: (found: T) => R,
): Promise<R | NoLink> {
  const found = await asked;
  return typeof found === 'string' ? found : make(found);
}

/** An HTML document in the agency's name, without scripts, that loads only its logo. All texts are plain. */
export function staffPage({ title, noted, texts, facts = [], buttons = [], links = [] }: StaffPage): string {
  const logo = escapeUTF8(copy.logo);
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<link rel="icon" href="${logo}" type="image/svg+xml">`,
    `<title>${escapeUTF8(copy.documentTitle(title))}</title><style>${STAFF_STYLE}</style></head>`,
    `<body><header><img src="${logo}" alt="" width="36" height="36"><span>${escapeUTF8(copy.name)}</span></header>`,
    `<main><h1>${escapeUTF8(title)}</h1>`,
    noted !== undefined && `<p class="noted" role="status">${escapeUTF8(noted)}</p>`,
    ...texts.map((text) => `<p>${escapeUTF8(text)}</p>`),
    facts.length > 0 && `<dl>${facts.map(factHtml).join('')}</dl>`,
    buttons.length > 0 && `<form method="post">${buttons.map(buttonHtml).join('')}</form>`,
    ...links.map(({ label, href }) => `<p><a href="${escapeUTF8(href)}">${escapeUTF8(label)}</a></p>`),
    `</main><footer><p>${escapeUTF8(copy.footer)}</p></footer></body></html>\n`,
  ]
    .filter((part) => part !== false)
    .join('\n');
}

const factHtml = ([name, text]: [string, string]) =>
  `<dt>${escapeUTF8(name)}</dt><dd>${escapeUTF8(text)}</dd>`;

function buttonHtml({ label, value, isPrimary }: StaffButton): string {
  const named = value === undefined ? '' : ` name="action" value="${escapeUTF8(value)}"`;
  return `<button type="submit"${named}${isPrimary ? ' class="primary"' : ''}>${escapeUTF8(label)}</button>`;
}
