import type { Command } from 'commander';

/** Runs a program's command in this process. @returns its exit code and output */
export async function runCommand(program: Command, ...words: string[]) {
  const written = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    jest
      .spyOn(process[stream], 'write')
      .mockImplementation((text) => Boolean((written[stream] += String(text)))),
  );
  try {
    await program.parseAsync(words, { from: 'user' });
    return { status: 0, ...written };
  } catch (error) {
    return { status: 1, ...written, stderr: `${written.stderr}${(error as Error).message}\n` };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
