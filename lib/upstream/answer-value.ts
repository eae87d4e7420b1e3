import { promisify } from 'node:util';
import { brotliDecompress, inflateRaw, unzip } from 'node:zlib';

const UNPACKERS = [promisify(unzip), promisify(brotliDecompress), promisify(inflateRaw)];
/** Characters that no text contains. */
const NO_TEXT = /[\u0000-\u0008\u000B\u000E-\u001F]/;

/** The text in bytes, in whatever encoding, since proxies lose headers or compress once more; null if there is none. */
export async function textIn(bytes: Uint8Array, maxBytes: number, depth = 0): Promise<string | null> {
  const text = decode(bytes);
  if (!NO_TEXT.test(text)) return text;
  for (const unpack of depth < 2 ? UNPACKERS : []) {
    const unpacked = await unpack(bytes, { maxOutputLength: maxBytes }).catch(() => null);
    const within = unpacked && (await textIn(unpacked, maxBytes, depth + 1));
    // Any bytes may begin like an empty stream of the formats that have no signature.
    if (within || (within === '' && unpack === UNPACKERS[0])) return within;
  }
  return null;
}

/** In UTF-16 (the first character of JSON is ASCII), UTF-8, or else Windows-1252. */
function decode(bytes: Uint8Array): string {
  const head = String.fromCharCode(...bytes.subarray(0, 2));
  const big = /^(?:\xfe\xff|\0[ -~])/.test(head) && 'utf-16be';
  const charset = /^(?:\xff\xfe|[ -~]\0)/.test(head) ? 'utf-16le' : big || 'utf-8';
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const PAGE = /<(?:!doctype|\?xml|html|head|body|script|form|iframe)\b/i;

/**
 * The JSON in a text: all of it, or what stands between other texts; with `takesText` the text itself if it contains none,
 * and JSON within JSON's texts is read as well. Undefined for a page for people, from a login, a firewall or during
 * maintenance, and for JSON that is cut off.
 */
export function valueIn(text: string, takesText: boolean): unknown {
  // Also removes byte-order marks.
  const trimmed = text.trim();
  const start = trimmed.search(/\{\s*"|\[\s*\{\s*"/);
  const json = trimmed.slice(start, trimmed.lastIndexOf(trimmed[start] === '[' ? ']' : '}') + 1);
  // ASP.NET returns {"d": "{…}"}.
  const read = (_: string, inner: unknown) =>
    takesText && typeof inner === 'string' && inner.startsWith('{"') ? (parsed(inner) ?? inner) : inner;
  const whole = parsed(trimmed, read);
  if (whole !== undefined || PAGE.test(trimmed)) return whole;
  if (start >= 0) return parsed(json, read);
  return takesText && !trimmed.startsWith('<') ? trimmed : undefined;
}

function parsed(text: string, read?: (name: string, inner: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, read);
  } catch {
    return undefined;
  }
}
