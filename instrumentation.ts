/** Next calls this once when the website's process starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') await (await import('./instrumentation-node')).startUp();
}
