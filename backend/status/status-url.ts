import { applicationStatusPath } from '../../lib/routes';
import type { Submission } from '../store/forms/forms';
import type { Store } from '../store/store';
import { statusTokenOf } from './tokens';

/** The address at which a candidate sees where their application stands. */
export async function statusUrlOf(
  { store, siteUrl }: { store: Store; siteUrl: string },
  application: Submission,
): Promise<string> {
  return `${siteUrl}${applicationStatusPath(statusTokenOf(await store.linkSecret(), application))}`;
}
