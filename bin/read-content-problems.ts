import path from 'node:path';

/** What is wrong with lib/content; also where one of its files cannot even be read as TypeScript. */
export async function readContentProblems(): Promise<string[]> {
  try {
    const { contentProblems } = await import('../lib/content/schema/problems');
    return contentProblems();
  } catch (error) {
    return [unreadable(error as Error)];
  }
}

// esbuild names file, line and column; whatever else fails at loading names its place in the stack.
function unreadable({ message, stack = '' }: Error): string {
  const [, file, line, problem] = /(\S+\.ts):(\d+):\d+: (?:ERROR: )?(.*)/.exec(message) ?? [];
  if (file) return `${path.relative(process.cwd(), path.resolve(file))}: line ${line}: ${problem}`;
  const [, place] = /(lib\/content\/[^\s)]+?:\d+):\d+/.exec(stack) ?? [];
  return `${place ?? 'lib/content'}: ${message.split('\n')[0]}`;
}
