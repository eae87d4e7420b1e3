import { applicationStatusPath } from '../../lib/routes';
import type { Submission, FormStore } from '../store/forms/forms';
import { statusTokenOf } from './tokens';

/** The address at which a candidate sees where their application stands. */
export async function statusUrlOf(
  { store, siteUrl }: { store: FormStore; siteUrl: string },
  application: Submission,
): Promise<string> {
  return `${siteUrl}${applicationStatusPath(statusTokenOf(await store.linkSecret(), application))}`;
}
