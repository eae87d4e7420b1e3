import { distance } from 'fastest-levenshtein';
import { COLUMNS, type Column } from './column-names';
import { columnKey, columnNamed, keysOf } from './columns';

// Of the letters of a name, for one that is guessed at, and for one that must be there.
const [LIKELY, POSSIBLE] = [0.25, 0.4];

/** How much of a name must change to be one of a column's, from 0 to 1. */
function strangeness(name: string, column: Column): number {
  const key = columnKey(name);
  return Math.min(...keysOf(column).map((each) => distance(key, each) / Math.max(each.length, 1)));
}

/** The column for which an unknown name is mistyped ("salry"); null where it is another word. */
export function mistypedColumn(name: string): Column | null {
  if (columnKey(name).length < 4) return null;
  const [nearest] = COLUMNS.map((column) => ({ column, by: strangeness(name, column) })).toSorted(
    (a, b) => a.by - b.by,
  );
  return nearest && nearest.by <= LIKELY ? nearest.column : null;
}

/** Of names of which none is a column's, the one that comes nearest to it ("Titel" to the title); null if none does. */
export function nameNearest(names: string[], column: Column): string | null {
  const [nearest] = names
    .filter((name) => columnNamed(name) === null)
    .map((name) => ({ name, by: strangeness(name, column) }))
    .toSorted((a, b) => a.by - b.by);
  return nearest && nearest.by <= POSSIBLE ? nearest.name : null;
}
