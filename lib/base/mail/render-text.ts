import { factsWithValue, type MailBlock, type MailDocument, type MailFact, type MailItem } from './document';
import { manyLines, oneLine } from './plain-text';

export function renderText({ blocks }: MailDocument): string {
  return `${blocks.map(blockText).filter(Boolean).join('\n\n')}\n`;
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return manyLines(block.text);
    case 'heading':
      return oneLine(block.text).toUpperCase();
    case 'facts':
      return factsWithValue(block.rows).map(factText).join('\n');
    case 'items':
      return block.items.map(itemText).join('\n');
    case 'link':
      return `${oneLine(block.text)}:\n${block.url}`;
    case 'quote':
      return manyLines(block.text)
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
    case 'footer': {
      const { lines, link } = block;
      return ['-- ', ...lines.map(oneLine), ...(link ? [`${oneLine(link.text)}: ${link.url}`] : [])].join(
        '\n',
      );
    }
  }
}

function factText([label, value, links = []]: MailFact): string {
  return [`${label}: ${oneLine(value)}`, ...links.map(({ text, url }) => `  ${oneLine(text)}: ${url}`)].join(
    '\n',
  );
}

function itemText({ text, detail = '', url, links = [] }: MailItem): string {
  return [
    `- ${[text, detail].map(oneLine).filter(Boolean).join(' – ')}`,
    ...(url ? [`  ${url}`] : []),
    ...links.map((link) => `  ${oneLine(link.text)}: ${link.url}`),
  ].join('\n');
}
