import type { BackendEnv } from '../../backend/env';
import { candidateKeys, explainMissingKey } from '../../backend/keys/key-source';
import { keyMarkOf, keyWith } from '../../backend/keys/store-key';
import { readStoreAt, versionAt } from '../../backend/store/existing-store';
import { versionProblem } from '../../backend/store/schema-files';
import { reasonOf } from './reason-of';
import { causeOf } from '../../lib/base/log';

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const POSTGRES_PROBLEMS: Record<string, string> = {
  '28P01': 'wrong user or password (28P01); percent-encode special characters',
  '28000': 'the server rejects this user (28000): check the user, TLS and pg_hba.conf',
  '3D000': 'no such database (3D000): check its name, or create it with createdb',
};

/** Why the built-in API's store cannot be opened. One that does not exist yet is created by the start. */
export async function whyNoStore(place: BackendEnv): Promise<string | null> {
  const isFile = place.databaseUrl === null;
  try {
    const version = await versionAt(place);
    return version === null ? null : versionProblem(isFile ? 'sqlite' : 'postgres', version);
  } catch (error) {
    const reason = reasonOf(causeOf(error) ?? error);
    if (isFile) return `cannot be used (${reason}): restore a backup`;
    return (
      POSTGRES_PROBLEMS[reason] ??
      `cannot be used (${reason}): check host and port, and that the server is running`
    );
  }
}

/** Why the encryption key of forms and CVs does not open the store. */
export async function whyNoKey(place: BackendEnv): Promise<string | null> {
  // An unusable store is reported by whyNoStore.
  const mark = await readStoreAt(place, keyMarkOf).catch(() => null);
  if (mark === null) return null;
  try {
    return keyWith(mark, candidateKeys(place)) ? null : explainMissingKey(place);
  } catch (error) {
    return error instanceof Error ? error.message : reasonOf(error);
  }
}
