/*
 * PostgreSQL moves a value out of line only from rows of more than 2 kB. job_texts.words of shorter jobs stood in the
 * table, so that counting matches read five times as many pages. What is shorter gets a word of 2,010 bytes that nobody
 * can type; compressed it takes next to nothing. Writes the table anew. Undone by 008-plain-texts.ts.
 */
export const postgresNarrowTexts = `
  ALTER TABLE job_texts ALTER COLUMN words TYPE tsvector USING CASE
    WHEN octet_length(array_to_string(tsvector_to_array(words), '')) + 4 * length(words) < 2100
    THEN words || array_to_tsvector(ARRAY[repeat(U&'\\E003', 670)])
    ELSE words
  END;
`;
