import { env } from './env';

/** Ends the process when the configuration is bad, whoever started it, instead of failing at the first visitor. */
export function checkConfiguration(): void {
  try {
    env();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
