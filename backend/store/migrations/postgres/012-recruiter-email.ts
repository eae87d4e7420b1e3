/* The same statement as SQLite's. */
export { recruiterEmail as postgresRecruiterEmail } from '../sqlite/013-recruiter-email';
