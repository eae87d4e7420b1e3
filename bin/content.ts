import '../lib/content/site/load-env';
import { siteFileName } from '../lib/base/site-dir';
import { contentProblems } from '../lib/content/site/problems';

/** `npm run content`: lists errors in the agency's folder and lib/content by file and field. Exits with 1 if any. */
const problems = contentProblems();
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log(`No errors in ${siteFileName('')} and lib/content.`);
process.exitCode = problems.length > 0 ? 1 : 0;
