/*
 * Takes the filler of 004-narrow-texts.ts out of job_texts, which is written anew. Without statistics on the searched
 * columns the planner takes every term for a rare one and uses the index. With them it reads the whole table for a
 * common word: it does not know that each row's words lie out of line.
 */
export const postgresPlainTexts = `
  ALTER TABLE job_texts ALTER COLUMN words TYPE tsvector USING ts_delete(words, repeat(U&'\\E003', 670));
  ALTER TABLE job_texts ALTER COLUMN words SET STATISTICS 0;
  ALTER TABLE job_heads ALTER COLUMN head SET STATISTICS 0;
`;
