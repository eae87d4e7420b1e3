import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Starts a program of dist/ that reads strangers' files and talks by messages: without settings, with a limited heap. It does
 * not keep this process alive.
 */
export function spawnReader(program: string, maxHeapMb: number): ChildProcess {
  // Not fork, whose program Next would try to bundle.
  const child = spawn(process.execPath, [`--max-old-space-size=${maxHeapMb}`, program], {
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  return child;
}
