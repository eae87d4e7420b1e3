/** Both engines': an applicant's experience and notice period, '' where they were not given. */
export const experienceAndNotice = `
  ALTER TABLE applications ADD COLUMN experience_years TEXT NOT NULL DEFAULT '';
  ALTER TABLE applications ADD COLUMN notice_period TEXT NOT NULL DEFAULT '';
`;
