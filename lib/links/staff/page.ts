import { escapeUTF8 } from 'entities';
import { staffPages as copy } from '../../content/staff-cv';
import { STAFF_STYLE } from './style';

/** All texts are plain. `button`: the label of a button that posts to the page's own address. */
export type StaffPage = { title: string; texts: string[]; button?: string };

/** An HTML document in the agency's name, without scripts, that loads only its logo. */
export function staffPage({ title, texts, button }: StaffPage): string {
  const logo = escapeUTF8(copy.logo);
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<link rel="icon" href="${logo}" type="image/svg+xml">`,
    `<title>${escapeUTF8(copy.documentTitle(title))}</title><style>${STAFF_STYLE}</style></head>`,
    `<body><header><img src="${logo}" alt="" width="36" height="36"><span>${escapeUTF8(copy.name)}</span></header>`,
    `<main><h1>${escapeUTF8(title)}</h1>`,
    ...texts.map((text) => `<p>${escapeUTF8(text)}</p>`),
    button !== undefined && `<form method="post"><button type="submit">${escapeUTF8(button)}</button></form>`,
    `</main><footer><p>${escapeUTF8(copy.footer)}</p></footer></body></html>\n`,
  ]
    .filter((part) => part !== false)
    .join('\n');
}
