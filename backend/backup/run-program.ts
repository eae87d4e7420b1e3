import { spawn } from 'node:child_process';
import { environmentWith } from '../env';

const MAX_STDERR_LENGTH = 2_000;

type ProgramOptions = {
  /** Added to the environment, which other users cannot see, unlike arguments. */
  env?: Record<string, string>;
  /** Error message if the program is missing. */
  missing: string;
};

/** Runs a program and resolves with its output. Rejects with a one-line Error if it fails or is missing. */
export function runProgram(
  program: string,
  parameters: string[],
  { env = {}, missing }: ProgramOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environmentWith(env),
    });
    let output = '';
    let errorOutput = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => {
      errorOutput = (errorOutput + chunk.toString()).slice(0, MAX_STDERR_LENGTH);
    });
    child.once('error', () => reject(new Error(missing)));
    child.once('close', (code) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`${program} failed: ${errorOutput.trim().split('\n')[0] || `code ${code}`}`)),
    );
  });
}

const runTar = async (parameters: string[]): Promise<void> =>
  void (await runProgram('tar', parameters, {
    missing: 'tar is not installed; it is required for backups.',
  }));

/** Packs a folder's content into a gzipped tar file with the system's tar, which Linux, macOS and Windows have. */
export const pack = (folder: string, file: string) => runTar(['-czf', file, '-C', folder, '.']);

/** Unpacks a gzipped tar file into a folder. */
export const unpack = (file: string, folder: string) => runTar(['-xzf', file, '-C', folder]);
