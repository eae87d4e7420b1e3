import { readBackendEnv, type BackendEnv } from '../backend/env';
import { ConfigurationError, type SettingProblem } from '../lib/base/configuration-error';
import { parseEnv, type Env } from '../lib/base/env';

type Variables = Record<string, string | undefined>;

/** Both programs' settings, with defaults in place of invalid variables, which `problems` lists. */
type Settings = { env: Env; backend: BackendEnv; problems: SettingProblem[] };

/** Reads both programs' settings despite invalid values, so that all of them are reported and further checks can run. */
export function readSettings(variables: Variables): Settings {
  const left = { ...variables };
  const problems: SettingProblem[] = [];
  for (;;) {
    const env = attempt(() => parseEnv(left));
    const backend = attempt(() => readBackendEnv(left));
    if (!(env instanceof ConfigurationError) && !(backend instanceof ConfigurationError))
      return { env, backend, problems };
    const count = problems.length;
    for (const found of [env, backend].flatMap((each) =>
      each instanceof ConfigurationError ? each.problems : [],
    )) {
      if (!problems.some(({ variable }) => variable === found.variable)) problems.push(found);
      leaveOut(found.variable, left);
    }
    if (problems.length === count) throw new ConfigurationError(problems);
  }
}

function attempt<T>(read: () => T): T | ConfigurationError {
  try {
    return read();
  } catch (error) {
    if (error instanceof ConfigurationError) return error;
    throw error;
  }
}

function leaveOut(variable: string, left: Variables): void {
  // The only variable that another one requires.
  if (variable === 'STAFF_EMAIL') delete left.SMTP_URL;
  delete left[variable];
}
