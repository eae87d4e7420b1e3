/** What was found wrong in the agency's folder, by file: read by the start, by `npm run content` and by `doctor`. */
const problems = new Map<string, string>();

/** Notes what is wrong in a file of the agency's folder. The caller goes on with what it has; the start refuses. */
export function noteSiteProblem(file: string, problem: string): void {
  problems.set(`${file}: ${problem}`, file);
}

/** All that was noted so far, each as "site/identity.yaml: phone.number must be …". */
export const siteProblems = (): string[] => [...problems.keys()];
