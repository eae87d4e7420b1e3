import { SaxesParser, type SaxesTagNS } from 'saxes';
import { TooExpanded } from './too-expanded';

// A book has some hundred thousand; a million take two seconds.
const MAX_ELEMENTS = 1_000_000;

type Handlers = {
  open?: (tag: SaxesTagNS) => void;
  text?: (text: string) => void;
  close?: (tag: SaxesTagNS) => void;
};

/**
 * Reads XML in whatever encoding it says it is in. Entities are of the five kinds that XML knows by itself.
 *
 * @throws Error for what is not well-formed or has a document type, which could define more, TooExpanded for
 * more elements than a book has
 */
export function readXml(bytes: Buffer, { open, text, close }: Handlers): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('XML with a document type');
  });
  let elements = 0;
  parser.on('opentag', (tag) => {
    if (++elements > MAX_ELEMENTS) throw new TooExpanded();
    open?.(tag);
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  if (close) parser.on('closetag', close);
  parser.write(decode(bytes)).close();
}

// XML 1.0, appendix F: by the byte order mark, the zeros of the first characters, or what is declared.
function decode(bytes: Buffer): string {
  const head = bytes.toString('latin1', 0, 200);
  const declared = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  return new TextDecoder(encodingOf(head) ?? declared, { fatal: true }).decode(bytes);
}

function encodingOf(head: string): string | null {
  if (head.startsWith('\xff\xfe') || head.startsWith('<\0')) return 'utf-16le';
  if (head.startsWith('\xfe\xff') || head.startsWith('\0<')) return 'utf-16be';
  return head.startsWith('\xef\xbb\xbf') ? 'utf-8' : null;
}
