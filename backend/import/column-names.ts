import { importedColumns } from '../jobs/job-rows';

/** Column names of imports and exports; also the keys of JSON Lines. */
export const COLUMNS = ['id', 'category', ...importedColumns, 'confirmed_at'] as const;
export type Column = (typeof COLUMNS)[number];
