import '../lib/content/site/load-env';
import { examine } from './doctor/examine';
import { fail } from './fail';

/** `npm run doctor`: checks a production configuration and suggests fixes. Exits with 1 if there are failures. */
async function doctor() {
  const findings = await examine(process.env);
  for (const { level, subject, message } of findings)
    console.log(`${level.padEnd(4)}  ${subject}: ${message}`);
  const failures = findings.filter(({ level }) => level === 'fail').length;
  const warnings = findings.filter(({ level }) => level === 'warn').length;
  console.log(`\n${failures} to put right, ${warnings} to look at.`);
  process.exit(failures > 0 ? 1 : 0);
}

doctor().catch(fail);
