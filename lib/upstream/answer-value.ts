import { promisify } from 'node:util';
import { brotliDecompress, inflateRaw, unzip } from 'node:zlib';

/*
 * Reads an answer as generously as possible, whatever its headers say: APIs of PHP put warnings around their JSON, proxies
 * lose the Content-Encoding, .NET writes UTF-16.
 */

/** The text in bytes, compressed or not, in whatever charset; null if there is none. */
export async function textIn(bytes: Uint8Array, maxBytes: number, depth = 0): Promise<string | null> {
  const text = decode(bytes);
  if (!NO_TEXT.test(text)) return text;
  for (const unpack of depth < MAX_DEPTH ? UNPACKERS : []) {
    const unpacked = await unpack(bytes, { maxOutputLength: maxBytes }).catch(() => null);
    const within = unpacked && (await textIn(unpacked, maxBytes, depth + 1));
    // Any bytes may begin like an empty stream of the formats that have no signature.
    if (within || (within === '' && unpack === UNPACKERS[0])) return within;
  }
  return null;
}

const UNPACKERS = [promisify(unzip), promisify(brotliDecompress), promisify(inflateRaw)];
/** A proxy may compress what the API compressed already. */
const MAX_DEPTH = 2;
// eslint-disable-next-line no-control-regex -- exactly the characters that text does not contain
const NO_TEXT = /[\u0000-\u0008\u000B\u000E-\u001F]/;

/** In UTF-16 (the first character of JSON is ASCII), UTF-8, or else Windows-1252. */
function decode(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  const isAscii = (byte: number) => byte >= 0x20 && byte < 0x7f;
  const isLittle =
    (first === 0xff && second === 0xfe) || (isAscii(first) && second === 0 && bytes.length > 1);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && isAscii(second));
  try {
    const charset = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The JSON in a text: all of it, or the object in it, or a list of those; with `takesText` the text itself if it contains
 * none. Undefined for a page for people, from a login, a firewall or during maintenance, and for JSON that is cut off.
 */
export function valueIn(text: string, takesText: boolean): unknown {
  // Removes byte-order marks as well.
  const trimmed = text.trim();
  try {
    return JSON.parse(trimmed);
  } catch {
    const objects = PAGE.test(trimmed) ? null : objectsIn(trimmed);
    if (objects === null) return undefined;
    if (objects.length > 0) return objects.length === 1 ? objects[0] : objects;
    return takesText && !trimmed.startsWith('<') ? trimmed : undefined;
  }
}

const PAGE = /<(?:!doctype|\?xml|html|head|body|script|form|iframe)\b/i;
const OBJECT = /\{(?=\s*")|\[(?=\s*\{\s*")/g;

/** The objects in a text, and lists of them; null if one is broken. */
function objectsIn(text: string): unknown[] | null {
  const found: unknown[] = [];
  let end = 0;
  for (const { index } of text.matchAll(OBJECT)) {
    if (index < end) continue;
    end = endOfObject(text, index);
    try {
      found.push(JSON.parse(text.slice(index, end)));
    } catch {
      return null;
    }
  }
  return found;
}

/** Where the object or list that begins at `start` ends, or the text. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < text.length; at++) {
    const character = text[at]!;
    if (character === '\\') at++;
    else if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if ('{['.includes(character)) depth++;
    else if ('}]'.includes(character) && --depth === 0) return at + 1;
  }
  return text.length;
}
