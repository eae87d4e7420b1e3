import { SaxesParser } from 'saxes';
import { TooExpanded } from './too-expanded';

// Elements, attributes, texts and comments; a book has some hundred thousand.
const MAX_NODES = 500_000;
const MAX_BYTES = 20 * 1024 * 1024;
// Word's own documents stay below a hundred.
const MAX_DEPTH = 250;

/** An element, without its name's prefix; `values`: of the attributes of a name, whatever their prefixes. */
type Tag = { local: string; attributes: Record<string, string>; values: (local: string) => string[] };

type Handlers = {
  open?: (tag: Tag) => void;
  text?: (text: string) => void;
  close?: (local: string) => void;
};

export type ReadXml = ReturnType<typeof xmlReader>;

/**
 * Makes a function that reads XML in whatever encoding it says it is in; its limits are for all that it reads. Entities are
 * of the five kinds that XML knows by itself. Namespaces are not resolved: what is dangerous is so in any, and resolving
 * them takes time that grows with the square of what was sent.
 *
 * @throws Error for what is not well-formed or has a document type, which could define more, TooExpanded for more or
 * deeper elements than a book has
 */
export function xmlReader() {
  let [nodes, length] = [0, 0];
  const count = () => {
    if (++nodes > MAX_NODES) throw new TooExpanded();
  };
  return (bytes: Buffer, { open, text, close }: Handlers): void => {
    if ((length += bytes.length) > MAX_BYTES) throw new TooExpanded();
    const parser = new SaxesParser();
    let depth = 0;
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('doctype', () => {
      throw new Error('XML with a document type');
    });
    parser.on('opentagstart', () => {
      if (++depth > MAX_DEPTH) throw new TooExpanded();
      count();
    });
    for (const event of ['attribute', 'comment', 'processinginstruction'] as const) parser.on(event, count);
    for (const event of ['text', 'cdata'] as const)
      parser.on(event, (content) => {
        count();
        text?.(content);
      });
    parser.on('opentag', ({ name, attributes }) => {
      const values = (local: string) =>
        Object.keys(attributes)
          .filter((key) => localOf(key) === local)
          .map((key) => attributes[key]!);
      open?.({ local: localOf(name), attributes, values });
    });
    parser.on('closetag', ({ name }) => {
      depth--;
      close?.(localOf(name));
    });
    parser.write(decode(bytes)).close();
  };
}

const localOf = (name: string) => name.slice(name.indexOf(':') + 1);

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
