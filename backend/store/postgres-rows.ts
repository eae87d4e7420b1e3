/** Columns by name, with their types. */
export type Columns<Row> = { [Name in keyof Row & string]: string };

/** Many rows as one table in a statement: its columns' names, an unnest() of one array a column, and those arrays. */
export function rowsOf<Row>(columns: Columns<Row>, rows: readonly Row[]) {
  const names = Object.keys(columns) as (keyof Row & string)[];
  const arrays = names.map((name, index) => `$${index + 1}::${columns[name]}[]`);
  return {
    names: names.join(', '),
    unnest: `unnest(${arrays.join(', ')})`,
    values: names.map((name) => rows.map((row) => row[name])),
  };
}
