import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { BACKEND_VARIABLES } from '../../backend/env';
import { WEBSITE_VARIABLES } from '../../lib/base/env';
import { choosePortShift } from '../free-ports';

/**
 * Finds free ports for child processes and reserves them from other checkouts while this process runs, as a build may
 * lie between the choice and the programs' start.
 * @throws Error saying what to do if there are none
 */
export async function choosePorts(): Promise<void> {
  const wanted = process.env.E2E_PORT_SHIFT;
  let shift: number;
  do shift = await choosePortShift(Object.values(PORT_NUMBERS), wanted);
  while (!(await hold(PORT_NUMBERS.chosen + shift)));
  process.env.E2E_PORT_SHIFT = String(shift);
  if (shift > 0)
    console.log(`Ports are shifted by ${shift}: the usual ones are in use, or E2E_PORT_SHIFT says so.`);
}

/** Occupies a port until this process exits; false if another program was faster. */
function hold(port: number): Promise<boolean> {
  const server = createServer().unref();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
}

/** Every port that the browser tests and `npm run simulate` listen on, before shifting. */
export const PORT_NUMBERS = {
  /** Occupied by the run that chose these. */
  chosen: 3099,
  sample: 3100,
  cutOff: 3102,
  tagged: 3103,
  changing: 3104,
  starting: 3105,
  literal: 3106,
  metrics: 3109,
  faults: 3110,
  own: 3116,
  behindCaddy: 3117,
  confirmed: 3119,
  mail: 3525,
  sampleApi: 4100,
  changingApi: 4104,
  startingApi: 4105,
  literalApi: 4106,
  ownApi: 4116,
  confirmedApi: 4118,
  faultsApi: 4110,
  /** The desks: 100 above their APIs. */
  sampleDesk: 4200,
  changingDesk: 4204,
  startingDesk: 4205,
  faultsDesk: 4210,
  ownDesk: 4216,
  confirmedDesk: 4218,
  /** Nothing listens here. */
  noApi: 4199,
};

/**
 * Names of the websites that the chosen specs import from sites.ts, as each takes seconds to start.
 * @param words Playwright's arguments; if none is part of a spec's path, all specs are chosen
 */
export function chosenSites(words: string[], folder: string): Set<string> {
  const all = globSync(`${folder}/*.spec.ts`).map((file) => file.replaceAll('\\', '/'));
  const paths = words.filter(
    (word, index) => !word.startsWith('-') && !/^(-g|--grep)$/.test(words[index - 1] ?? ''),
  );
  const named = all.filter((file) => paths.some((word) => file.includes(word.replace(/(:\d+)+$/, ''))));
  const texts = (named.length > 0 ? named : all).map((file) => readFileSync(file, 'utf8'));
  const imported = texts.flatMap((text) => [
    ...(/import \{([^}]*)\} from '[^']*\/browser\/sites'/.exec(text)?.[1]?.match(/\w+/g) ?? []),
    // The mailbox receives this site's mails.
    ...(text.includes('/browser/mailbox') ? ['changing'] : []),
  ]);
  return new Set(imported);
}

/**
 * Environment with all settings of both programs emptied, and the sample site's folder. Keeps a developer's .env from
 * affecting tests, and test applications out of a real agency's data.
 */
export const emptySettings = (): Record<string, string> => ({
  ...Object.fromEntries([...WEBSITE_VARIABLES, ...BACKEND_VARIABLES].map((name) => [name, ''])),
  SITE_DIR: 'sample-site',
});
