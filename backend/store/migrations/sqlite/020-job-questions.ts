/** Both engines': what applicants for a job are asked besides, as JSON (lib/contract/questions.ts); NULL for nothing. */
export const jobQuestions = `ALTER TABLE jobs ADD COLUMN questions TEXT;`;
