import { readBackendEnv, type BackendEnv } from '../backend/env';
import { ConfigurationError, type SettingProblem } from '../lib/base/configuration-error';
import { parseEnv, type Env } from '../lib/base/env';

type Variables = Record<string, string | undefined>;

/** Both programs' settings without the bad variables, which are named; a variable left out has its default. */
type Settings = { env: Env; backend: BackendEnv; problems: SettingProblem[] };

/** Reads what can be read of both programs' settings, so that one bad value hides neither the others nor further checks. */
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
  // The one variable that others require.
  if (variable === 'STAFF_EMAIL') delete left.SMTP_URL;
  delete left[variable];
}
