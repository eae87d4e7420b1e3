import { escapeUTF8 } from 'entities';

/** A button posts to the page's own address; `value` arrives as the form's field `action`. `isChosen`: the link meant it. */
export type StaffButton = { label: string; value?: string; isChosen?: boolean };

export type StaffPage = {
  title: string;
  texts: string[];
  /** What is known, each with its name. */
  facts?: [name: string, text: string][];
  buttons?: StaffButton[];
  links?: { label: string; href: string }[];
};

// The reader's own colours and fonts: staff see it between a mail and a file, and it loads nothing.
const STYLE = `
:root{color-scheme:light dark}
body{margin:0 auto;max-width:36rem;padding:10vh 1.5rem;font:1.0625rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}
dt{font-weight:600}
dd{margin:0}
form{display:flex;flex-wrap:wrap;gap:.75rem}
button{margin-top:.5rem;padding:.75rem 1.25rem;min-height:44px;font:inherit;font-weight:600}
.chosen{background:#572ac8;color:#fff;border:2px solid #572ac8;border-radius:4px}
`;

/** A document without scripts and pictures. All texts are plain. */
export function staffPage({ title, texts, facts = [], buttons = [], links = [] }: StaffPage): string {
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeUTF8(title)}</title><style>${STYLE}</style></head>`,
    `<body><main><h1>${escapeUTF8(title)}</h1>`,
    ...texts.map((text) => `<p>${escapeUTF8(text)}</p>`),
    facts.length > 0 && `<dl>${facts.map(factHtml).join('')}</dl>`,
    buttons.length > 0 && `<form method="post">${buttons.map(buttonHtml).join('')}</form>`,
    ...links.map(({ label, href }) => `<p><a href="${escapeUTF8(href)}">${escapeUTF8(label)}</a></p>`),
    '</main></body></html>\n',
  ]
    .filter((part) => part !== false)
    .join('\n');
}

const factHtml = ([name, text]: [string, string]) =>
  `<dt>${escapeUTF8(name)}</dt><dd>${escapeUTF8(text)}</dd>`;

function buttonHtml({ label, value, isChosen }: StaffButton): string {
  const named = value === undefined ? '' : ` name="action" value="${escapeUTF8(value)}"`;
  const chosen = isChosen ? ' class="chosen" autofocus' : '';
  return `<button type="submit"${named}${chosen}>${escapeUTF8(label)}</button>`;
}
