/** What was found wrong in the agency's folder: read by the start, by `npm run content` and by `doctor`. */
const problems = new Set<string>();

/** Notes what is wrong in a file of the agency's folder. The caller goes on with what it has; the start refuses. */
export function noteSiteProblem(file: string, problem: string): void {
  problems.add(`${file}: ${problem}`);
}

/** All that was noted so far, each as "site/identity.yaml: phone.number must be …". */
export const siteProblems = (): string[] => [...problems];
