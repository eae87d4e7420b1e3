import 'server-only';
import path from 'node:path';
import { env } from '../env';
import { loadOrCreateKey } from '../secret-key';

const holder = globalThis as { dwaarCaptchaKey?: Buffer };

/** The key that signs captcha tokens: made on first use in DATA_DIR, readable by its owner only, kept over restarts. */
export function captchaKey(): Buffer {
  return (holder.dwaarCaptchaKey ??= loadOrCreateKey(path.resolve(env().dataDir, 'captcha.key')));
}
