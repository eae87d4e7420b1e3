import { importedColumns } from '../store/jobs/job-rows';

const KNOWN_COLUMNS: readonly string[] = ['id', 'category', ...importedColumns];

/** Names of a row's columns that an import ignores. */
export function unknownColumns(row: Record<string, unknown>): string[] {
  return Object.keys(row).filter((name) => name && !KNOWN_COLUMNS.includes(name));
}
