/** The columns of a sheet that mean something here. */
const COLUMNS = [
  ...['id', 'title', 'slug', 'image', 'company_name', 'location', 'salary', 'job_type', 'workspace', 'notes'],
  ...['description', 'qualification', 'primary_responsibility', 'category', 'posted_at', 'expires_at'],
];

/** The columns of a sheet's row that mean nothing to us. */
export function unknownColumns(row: Record<string, unknown>): string[] {
  return Object.keys(row).filter((name) => name && !COLUMNS.includes(name));
}
