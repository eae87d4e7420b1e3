import { escapeUTF8 } from 'entities';

// What XML 1.0 allows (section 2.2, "Char"); `u` makes lone surrogates fall outside.
const ILLEGAL = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text without the characters that no XML document may hold, even escaped. */
export function xmlText(text: string): string {
  return text.replace(ILLEGAL, '');
}

/** `<name>text</name>`; nothing at all where there is no text, since readers take empty elements for mistakes. */
export function element(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${escapeUTF8(xmlText(text))}</${name}>` : '';
}

/** The same with the text in CDATA, as readers of job feeds want it; "]]>" in it is spread over two sections. */
export function cdata(name: string, text: string | null | undefined): string {
  return text ? `<${name}><![CDATA[${xmlText(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>` : '';
}
