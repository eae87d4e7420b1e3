import { spawn } from 'node:child_process';
import { environmentWith } from '../env';

const MAX_COMPLAINT = 2_000;

export type ProgramOptions = {
  /** Added to the environment; unlike parameters, other users of the machine cannot see it. */
  env?: Record<string, string>;
  /** Said when the program is missing. */
  missing: string;
};

/** Runs a program and resolves with its output. Rejects with an Error of one line when it fails or is missing. */
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
    let complaint = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(0, MAX_COMPLAINT);
    });
    child.once('error', () => reject(new Error(missing)));
    child.once('close', (code) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`${program} failed: ${complaint.trim().split('\n')[0] || `code ${code}`}`)),
    );
  });
}

const runTar = async (parameters: string[]): Promise<void> =>
  void (await runProgram('tar', parameters, {
    missing: 'The program tar, which packs backups, is not installed.',
  }));

/** Packs all that is in a folder into one gzipped file, by the system's tar, which Linux, macOS and Windows have. */
export const pack = (folder: string, file: string) => runTar(['-czf', file, '-C', folder, '.']);

/** Unpacks such a file into a folder. */
export const unpack = (file: string, folder: string) => runTar(['-xzf', file, '-C', folder]);
