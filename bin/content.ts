import { readContentProblems } from './read-content-problems';

/** `npm run content`: says what is wrong in lib/content, by file and field. Ends with 1 where something is. */
readContentProblems().then((problems) => {
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log('lib/content is as it must be.');
  process.exit(problems.length > 0 ? 1 : 0);
});
