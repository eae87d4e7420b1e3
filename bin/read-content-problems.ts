import path from 'node:path';

/** Problems in lib/content, including files that cannot even be parsed as TypeScript. */
export async function readContentProblems(): Promise<string[]> {
  try {
    const { contentProblems } = await import('../lib/content/schema/problems');
    return contentProblems();
  } catch (error) {
    return [unreadable(error as Error)];
  }
}

// esbuild names file, line and column; other errors have their location in the stack.
function unreadable({ message, stack = '' }: Error): string {
  const [, file, line, problem] = /(\S+\.ts):(\d+):\d+: (?:ERROR: )?(.*)/.exec(message) ?? [];
  if (file) return `${path.relative(process.cwd(), path.resolve(file))}: line ${line}: ${problem}`;
  const [, place] = /(lib\/content\/[^\s)]+?:\d+):\d+/.exec(stack) ?? [];
  return `${place ?? 'lib/content'}: ${message.split('\n')[0]}`;
}
