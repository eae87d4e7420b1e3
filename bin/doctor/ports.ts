import { hostToAsk } from '../../lib/base/network';
import { refuseTakenPort } from '../ports';
import { fail, ok, reasonOf, type Finding } from './finding';

type Listener = { variable: string; port: number; host: string };

/** Checks that the port can be listened on, or that it is this program that does. */
export async function checkListener({ variable, port, host }: Listener): Promise<Finding> {
  try {
    await refuseTakenPort(variable, port, host);
    return ok(variable, `${port} is free`);
  } catch (error) {
    if (await isOurs(port, host)) return ok(variable, `${port}: running`);
    const { message } = error as Error;
    return fail(/HOST/.test(message) ? 'HOST' : variable, message || reasonOf(error));
  }
}

/** Whether a website or API of ours answers there: both answer at their health address. */
async function isOurs(port: number, host: string): Promise<boolean> {
  try {
    const response = await fetch(`http://${hostToAsk(host)}:${port}/api/health`, {
      signal: AbortSignal.timeout(20_000),
    });
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer !== null && 'status' in answer;
  } catch {
    return false;
  }
}
