/* The same statements as SQLite's. */
export { experienceAndNotice as postgresExperienceAndNotice } from '../sqlite/010-experience-and-notice';
