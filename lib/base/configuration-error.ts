/** An environment variable that cannot be used, and why, worded to follow its name. */
export type SettingProblem = { variable: string; problem: string };

/** Thrown for a configuration with bad values; names every one. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
  constructor(
    readonly problems: SettingProblem[],
    message = `The configuration has ${problems.length} bad value(s):\n${problems
      .map(({ variable, problem }) => `  ${variable}: ${problem}`)
      .join('\n')}`,
  ) {
    super(message);
  }
}
