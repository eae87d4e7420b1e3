import { readContentProblems } from './read-content-problems';

/** `npm run content`: lists what is wrong in lib/content, by file and field. Exits with 1 if anything is. */
readContentProblems().then((problems) => {
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log('lib/content is as it must be.');
  process.exit(problems.length > 0 ? 1 : 0);
});
