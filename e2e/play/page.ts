import { readFileSync } from 'node:fs';

/** The shell blocks of a page, by the heading above them, without the indentation of a list. */
export function shellBlocks(file: string): Map<string, string[]> {
  const sections = readFileSync(file, 'utf8').split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const heading = section.slice(0, section.indexOf('\n'));
      const blocks = Array.from(section.matchAll(/^( *)```sh\n([\s\S]*?)^ *```$/gm), ([, indent, text]) =>
        text!.replace(new RegExp(`^${indent}`, 'gm'), ''),
      );
      return [heading, blocks];
    }),
  );
}

/** What an operator fills in: text of the page, and what to write instead. @throws Error when the page lacks one */
export function fillIn(blocks: Map<string, string[]>, own: Record<string, string>): Map<string, string[]> {
  const all = [...blocks.values()].flat().join('\n');
  const missing = Object.keys(own).filter((text) => !all.includes(text));
  if (missing.length > 0) throw new Error(`The page no longer says: ${missing.join(', ')}`);
  const fill = (block: string) =>
    Object.entries(own).reduce((text, [from, to]) => text.replaceAll(from, to), block);
  return new Map([...blocks].map(([heading, texts]) => [heading, texts.map(fill)]));
}
