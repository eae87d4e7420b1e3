import 'server-only';
import { readCategories } from './categories';

/**
 * Whether the recruitment API offers job alerts by mail; only the built-in one does, if mail is set up. @throws
 * UpstreamError
 */
export async function takesJobAlerts(): Promise<boolean> {
  return (await readCategories()).takesJobAlerts;
}
