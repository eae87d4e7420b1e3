import { importedColumns } from '../jobs/job-rows';

/** The names of an import's columns, as in JSON Lines and in exports. */
export const COLUMNS = ['id', 'category', ...importedColumns, 'confirmed_at'] as const;
export type Column = (typeof COLUMNS)[number];
