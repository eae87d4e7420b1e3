import { env } from './env';
import { watchResponses } from './http/response-status';

/** What the website's process does before its first request, whoever started it. */
export function startUp(): void {
  try {
    env();
  } catch (error) {
    // Ending here beats failing at the first visitor.
    console.error((error as Error).message);
    process.exit(1);
  }
  watchResponses();
}
