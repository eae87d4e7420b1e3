/** Ends a program with an error's message alone: its stack is of no use to operators. */
export function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
