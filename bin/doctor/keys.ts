import { readFile } from 'node:fs/promises';
import { importPKCS8 } from 'jose';
import { serviceAccount } from '../../backend/publish/notify/google-indexing';
import { checkPrivateFile } from './files';
import { fail, ok, reasonOf, type Finding } from './finding';

const NAME = 'GOOGLE_INDEXING_KEY_FILE';

/** Checks that the file is there, is a service account's key, and is its owner's only. */
export async function checkGoogleKey(file: string | null): Promise<Finding> {
  if (file === null) return ok(NAME, 'unset: Google is not told of changed jobs');
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    return fail(
      NAME,
      `${file} cannot be read (${reasonOf(error)}): name the file, and let the site’s user read it`,
    );
  }
  if (!(await isKey(text)))
    return fail(NAME, `${file} is no service account’s key: download it as JSON from Google’s console`);
  const access = await checkPrivateFile(file, '');
  return access.level === 'ok' ? ok(NAME, `${file} is a service account’s key`) : fail(NAME, access.message);
}

async function isKey(text: string): Promise<boolean> {
  try {
    const { private_key } = serviceAccount.parse(JSON.parse(text));
    await importPKCS8(private_key, 'RS256');
    return true;
  } catch {
    // Its text is a secret, and may stand in the error.
    return false;
  }
}
