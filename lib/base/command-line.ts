import { existsSync } from 'node:fs';

/** Whether this is an image, where nothing can be built. */
export const isImage = (): boolean => !existsSync('app');

type Program = 'start' | 'build' | 'backend' | 'outbox' | 'doctor' | 'content' | 'new-site';

/**
 * A command to type, as this installation has it: npm's scripts come with the sources, `dwaar` (bin/dwaar) without them.
 * An empty word leaves room for more.
 */
export function commandLine(program: Program, ...words: string[]): string {
  const parts = isImage()
    ? ['dwaar', ...(program === 'backend' ? [] : [program]), ...words]
    : [
        'npm',
        ...(program === 'start' ? [] : ['run']),
        program,
        ...(words.length > 0 ? ['--', ...words] : []),
      ];
  return parts.join(' ').trim();
}
