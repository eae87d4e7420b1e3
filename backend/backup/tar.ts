import { spawn } from 'node:child_process';

/**
 * Runs the system's tar, which Linux, macOS and Windows all have. Rejects with an Error of one line when it fails or
 * there is none.
 */
function runTar(parameters: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('tar', parameters, { stdio: ['ignore', 'ignore', 'pipe'] });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(0, 500)));
    child.once('error', () => reject(new Error('The program tar, which packs backups, is not installed.')));
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`tar failed: ${complaint.trim().split('\n')[0] || `code ${code}`}`)),
    );
  });
}

/** Packs all that is in a folder into one gzipped file. */
export const pack = (folder: string, file: string) => runTar(['-czf', file, '-C', folder, '.']);

/** Unpacks such a file into a folder. */
export const unpack = (file: string, folder: string) => runTar(['-xzf', file, '-C', folder]);
