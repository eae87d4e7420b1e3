/** Both engines': the mail address of the recruiter who looks after a job, NULL where none was given. Never public. */
export const recruiterEmail = `ALTER TABLE jobs ADD COLUMN recruiter_email TEXT;`;
