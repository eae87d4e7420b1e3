const KNOWN_COLUMNS = [
  'id',
  'title',
  'slug',
  'image',
  'company_name',
  'location',
  'salary',
  'job_type',
  'workspace',
  'notes',
  'description',
  'qualification',
  'primary_responsibility',
  'category',
  'posted_at',
  'expires_at',
];

/** Names of a row's columns that an import ignores. */
export function unknownColumns(row: Record<string, unknown>): string[] {
  return Object.keys(row).filter((name) => name && !KNOWN_COLUMNS.includes(name));
}
