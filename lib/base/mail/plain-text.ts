// Control characters, and those that change text direction: "gpj.exe" must not read "exe.jpg".
const UNWANTED = /[\u202A-\u202E\u2066-\u2069]|(?!\n)\p{Cc}/gu;

/** Reduces a text to one line, replacing characters that could inject a header or hide text by spaces. */
export function oneLine(text: string): string {
  return manyLines(text).replace(/\s+/g, ' ').trim();
}

/** Keeps line breaks as "\n" and replaces other invisible characters. */
export function manyLines(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(UNWANTED, ' ')
    .trim();
}

/** Indents the lines of a text for a terminal, without control sequences, which untrusted text must not send. */
export const indented = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(UNWANTED, ' ').replaceAll('\n', '\n    ');

/** A text for a header, truncated to 200 characters. */
export function headerText(text: string): string {
  const line = oneLine(text);
  return [...line].length > 200 ? `${[...line].slice(0, 199).join('')}…` : line;
}
