/** `SIGTERM` for an ordered stop; `SIGHUP` if the terminal, or the process that started this one, is gone. */
export type StopSignal = 'SIGTERM' | 'SIGHUP';

/**
 * Calls `stop` once: on Ctrl-C or SIGTERM, when the terminal closes, or when the process that started this one with an IPC
 * channel has ended, however it did. Call it early: a channel that has closed already is not noticed.
 */
export function onStop(stop: (signal: StopSignal) => void): void {
  let isStopping = false;
  const stopOnce = (signal: StopSignal) => {
    if (isStopping) return;
    isStopping = true;
    stop(signal);
  };
  process.on('SIGINT', () => stopOnce('SIGTERM')).on('SIGTERM', () => stopOnce('SIGTERM'));
  process.on('SIGHUP', () => stopOnce('SIGHUP')).on('disconnect', () => stopOnce('SIGHUP'));
}
