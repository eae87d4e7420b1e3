// Control characters, and those that change text direction: "gpj.exe" must not read "exe.jpg".
const UNWANTED = /[\u202A-\u202E\u2066-\u2069]|(?!\n)\p{Cc}/gu;

/** Reduces a text to one line: what could start a header of its own, or hide something, becomes a space. */
export function oneLine(text: string): string {
  return manyLines(text).replace(/\s+/g, ' ').trim();
}

/** Keeps line breaks as "\n" and removes everything else that is invisible. */
export function manyLines(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(UNWANTED, ' ')
    .trim();
}

/** A text below a name on a terminal, its lines indented: untrusted text must not send control sequences there. */
export const indented = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(UNWANTED, ' ').replaceAll('\n', '\n    ');

/** A text for a header, at most 200 characters long. */
export function headerText(text: string): string {
  const line = oneLine(text);
  return [...line].length > 200 ? `${[...line].slice(0, 199).join('')}…` : line;
}
