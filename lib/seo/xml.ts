import { escapeUTF8 } from 'entities';

// Everything but XML 1.0's "Char" (section 2.2); with `u`, this includes lone surrogates.
const ILLEGAL = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Removes characters that XML does not allow even escaped. */
function xmlText(text: string): string {
  return text.replace(ILLEGAL, '');
}

/**
 * `<name attributes>text</name>`, the attributes written as XML; nothing for an empty text, because job boards report empty
 * elements as errors.
 */
export function element(name: string, text: string | null | undefined, attributes = ''): string {
  return text ? `<${name}${attributes && ` ${attributes}`}>${escapeUTF8(xmlText(text))}</${name}>` : '';
}

/** The same with the text in CDATA, as job boards require; a "]]>" in it is split across two sections. */
export function cdata(name: string, text: string | null | undefined): string {
  return text ? `<${name}><![CDATA[${xmlText(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>` : '';
}
