import { globSync, readFileSync } from 'node:fs';

/**
 * Names of the websites that the chosen specs import from sites.ts, as each takes seconds to start.
 * @param words Playwright's arguments; if none is part of a spec's path, all specs are chosen
 */
export function chosenSites(words: string[], folder: string): Set<string> {
  const all = globSync(`${folder}/*.spec.ts`).map((file) => file.replaceAll('\\', '/'));
  const paths = words.filter(
    (word, index) => !word.startsWith('-') && !/^(-g|--grep)$/.test(words[index - 1] ?? ''),
  );
  const named = all.filter((file) => paths.some((word) => file.includes(word.replace(/(:\d+)+$/, ''))));
  const texts = (named.length > 0 ? named : all).map((file) => readFileSync(file, 'utf8'));
  const imported = texts.flatMap((text) => [
    ...(/import \{([^}]*)\} from '[^']*\/browser\/sites'/.exec(text)?.[1]?.match(/\w+/g) ?? []),
    // The mailbox receives this site's mails.
    ...(text.includes('/browser/mailbox') ? ['changing'] : []),
  ]);
  return new Set(imported);
}
