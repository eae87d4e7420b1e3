/** An invalid environment variable; `problem` is worded to follow its name. */
export type SettingProblem = { variable: string; problem: string };

/** Lists every invalid variable of a configuration. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
  constructor(
    readonly problems: SettingProblem[],
    message = `The configuration has ${problems.length} invalid value(s):\n${problems
      .map(({ variable, problem }) => `  ${variable}: ${problem}`)
      .join('\n')}`,
  ) {
    super(message);
  }
}
