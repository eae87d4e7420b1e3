/* The same statement as SQLite's. */
export { jobQuestions as postgresJobQuestions } from '../sqlite/020-job-questions';
