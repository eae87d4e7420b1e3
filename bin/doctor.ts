import '../lib/content/site/load-env';
import { contentProblems } from '../lib/content/site/problems';
import { examine } from './doctor/examine';
import { fail } from './fail';

/** `npm run doctor`: names all that keeps the site from starting, serving or mailing. Exits with 1 if anything does. */
async function doctor() {
  const content = contentProblems().map((problem) => ({ subject: 'content', problem }));
  const found = [...(await examine(process.env)), ...content];
  for (const { subject, problem } of found) console.log(`${subject}: ${problem}`);
  console.log(`${found.length} to put right.`);
  process.exit(found.length > 0 ? 1 : 0);
}

doctor().catch(fail);
