import { errorCode } from '../lib/base/log';
/** Whether a process with this pid exists on this machine. */
export function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It exists, but belongs to another user.
    return errorCode(error) === 'EPERM';
  }
}
