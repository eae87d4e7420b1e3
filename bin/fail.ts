/** Exits with only an error's message: its stack does not help operators. */
export function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
