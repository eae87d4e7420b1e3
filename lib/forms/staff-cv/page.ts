import { escapeUTF8 } from 'entities';

type Page = {
  title: string;
  texts: string[];
  /** The label of a button that posts to the page's own address. */
  button?: string;
};

// The reader's own colours and fonts: staff see it between a mail and a file, and it loads nothing.
const STYLE = `
:root{color-scheme:light dark}
body{margin:0 auto;max-width:36rem;padding:10vh 1.5rem;font:1.0625rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25}
button{margin-top:.5rem;padding:.75rem 1.25rem;min-height:44px;font:inherit;font-weight:600}
`;

/** A document without scripts, pictures and links. All texts are plain. */
export function staffPage({ title, texts, button }: Page): string {
  const form = button && `<form method="post"><button type="submit">${escapeUTF8(button)}</button></form>`;
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeUTF8(title)}</title><style>${STYLE}</style></head>`,
    `<body><main><h1>${escapeUTF8(title)}</h1>`,
    ...texts.map((text) => `<p>${escapeUTF8(text)}</p>`),
    `${form ?? ''}</main></body></html>\n`,
  ].join('\n');
}
