/** Yields a list in batches. `read` returns the rows after `last`, the first rows for undefined, and none at the end. */
export async function* inBatches<Row>(read: (last?: Row) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let rows = await read();
  while (rows.length > 0) {
    yield rows;
    rows = await read(rows.at(-1));
  }
}
