/** Reads a list in batches: `read` gives some rows behind the last one, the first ones for undefined, and none at the end. */
export async function* inBatches<Row>(read: (last?: Row) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let rows = await read();
  while (rows.length > 0) {
    yield rows;
    rows = await read(rows.at(-1));
  }
}
