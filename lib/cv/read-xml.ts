import { SaxesParser } from 'saxes';
import { refuse } from './refused';

// Elements, attributes, texts and comments; a book has some hundred thousand.
const MAX_NODES = 500_000;
const MAX_BYTES = 20 * 1024 * 1024;
// Word's own documents stay below a hundred.
const MAX_DEPTH = 250;

/** An element's name, and the values of its attributes by name, both in lower case and without prefixes. */
type Element = { name: string; values: (name: string) => string[] };

export type ReadXml = ReturnType<typeof xmlReader>;

/**
 * Returns a function that parses XML in its declared encoding and reports elements, and texts with their element. Limits
 * apply to all calls together. Namespaces are not resolved, which would take quadratic time.
 *
 * @throws Refused for more or deeper elements than a book has; Error for invalid XML, or a document type, which could
 * define entities
 */
export function xmlReader() {
  let [nodes, length] = [0, 0];
  const count = () => void (++nodes > MAX_NODES && refuse('too-expanded'));
  return (
    bytes: Buffer,
    onElement: (element: Element) => void,
    onText?: (text: string, within: string | undefined) => void,
  ): void => {
    if ((length += bytes.length) > MAX_BYTES) refuse('too-expanded');
    const open: string[] = [];
    const parser = new SaxesParser();
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('doctype', () => refuse('damaged'));
    for (const event of ['attribute', 'comment', 'processinginstruction'] as const) parser.on(event, count);
    parser.on('opentag', ({ name, attributes }) => {
      count();
      if (open.push(localName(name)) > MAX_DEPTH) refuse('too-expanded');
      const values = (wanted: string) =>
        Object.entries(attributes).flatMap(([key, value]) =>
          localName(key) === wanted ? [value.trim()] : [],
        );
      onElement({ name: open.at(-1)!, values });
    });
    for (const event of ['text', 'cdata'] as const)
      parser.on(event, (text) => {
        count();
        onText?.(text, open.at(-1));
      });
    parser.on('closetag', () => void open.pop());
    parser.write(decode(bytes)).close();
  };
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();

// XML 1.0, appendix F: by the byte order mark, the zeros of the first characters, or the declaration.
function decode(bytes: Buffer): string {
  const head = bytes.toString('latin1', 0, 200);
  const declared = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  const marked =
    (/^(\xff\xfe|<\0)/.test(head) && 'utf-16le') ||
    (/^(\xfe\xff|\0<)/.test(head) && 'utf-16be') ||
    (head.startsWith('\xef\xbb\xbf') && 'utf-8');
  return new TextDecoder(marked || declared, { fatal: true }).decode(bytes);
}
