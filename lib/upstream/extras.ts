import 'server-only';
import type { Extra } from '../shared/contract/extras';
import { readCategories } from './categories';

/** Whether the recruitment API says that it has an extra. @throws UpstreamError */
export async function offers(extra: Extra): Promise<boolean> {
  return (await readCategories()).extras.includes(extra);
}
