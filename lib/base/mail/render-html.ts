import { escapeUTF8 } from 'entities';
import { factsWithValue, type MailBlock, type MailDocument, type MailFact, type MailItem } from './document';
import { manyLines, oneLine } from './plain-text';

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
/** Such as "#1d1235". */
export type MailColours = Record<'text' | 'faint' | 'link' | 'line', string>;

/** Renders a mail as HTML: inline styles only, no external resources, every value escaped. */
export function renderHtml({ subject, blocks, lang = 'en-IN' }: MailDocument, colours: MailColours): string {
  const body = `margin:0;padding:24px;background:#ffffff;color:${colours.text};${FONT};font-size:16px;line-height:1.5`;
  return [
    '<!doctype html>',
    `<html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${inline(subject)}</title></head>`,
    `<body style="${body}"><div style="max-width:640px;margin:0 auto">`,
    ...blocks.map((block) => blockHtml(block, colours)),
    '</div></body></html>\n',
  ].join('\n');
}

const GAP = ' &nbsp; &nbsp; &nbsp; ';

type Anchor = (text: string, url: string) => string;

function blockHtml(block: MailBlock, colours: MailColours): string {
  const anchor = anchorIn(colours.link);
  switch (block.kind) {
    case 'text':
      return `<p>${lines(block.text)}</p>`;
    case 'heading':
      return `<h2 style="margin:24px 0 8px;font-size:18px">${inline(block.text)}</h2>`;
    case 'facts':
      return `<table role="presentation" cellpadding="0" cellspacing="0">${factsWithValue(block.rows)
        .map((fact) => factHtml(fact, anchor))
        .join('')}</table>`;
    case 'items':
      return `<ul style="padding-left:20px">${block.items.map((item) => itemHtml(item, anchor)).join('')}</ul>`;
    case 'link':
      return `<p>${anchor(block.text, block.url)}</p>`;
    case 'quote':
      return `<blockquote style="margin:16px 0;padding-left:12px;border-left:3px solid ${colours.line}">${lines(block.text)}</blockquote>`;
    case 'footer': {
      const { link } = block;
      const parts = [...block.lines.map(inline), ...(link ? [anchor(link.text, link.url)] : [])];
      return `<p style="margin-top:32px;padding-top:12px;border-top:1px solid ${colours.line};color:${colours.faint};font-size:14px">${parts.join('<br>')}</p>`;
    }
  }
}

function factHtml([label, value, links = []]: MailFact, anchor: Anchor): string {
  const cell = [inline(value), ...links.map(({ text, url }) => anchor(text, url))].join(' · ');
  return `<tr><th scope="row" align="left" valign="top" style="padding:2px 16px 2px 0;font-weight:600">${inline(label)}</th><td valign="top" style="padding:2px 0">${cell}</td></tr>`;
}

function itemHtml({ text, detail = '', url, links = [] }: MailItem, anchor: Anchor): string {
  const title = url ? anchor(text, url) : inline(text);
  // Spaced for touch.
  const ways = links.map((link) => `<span style="white-space:nowrap">${anchor(link.text, link.url)}</span>`);
  const below = ways.length > 0 ? `<br><span style="line-height:2.5">${ways.join(GAP)}</span>` : '';
  return `<li style="margin:4px 0">${title}${oneLine(detail) ? ` – ${inline(detail)}` : ''}${below}</li>`;
}

// URLs are built by the site; escaping keeps their parameters inside the attribute.
const anchorIn =
  (colour: string): Anchor =>
  (text, url) =>
    `<a href="${escaped(url)}" style="color:${colour}">${inline(text)}</a>`;
const inline = (text: string) => escaped(oneLine(text));
const lines = (text: string) => escaped(manyLines(text)).replaceAll('\n', '<br>\n');

// Mail programs that render with Word print &apos;, which is new in HTML 5.
const escaped = (text: string) => escapeUTF8(text).replaceAll('&apos;', '&#39;');
