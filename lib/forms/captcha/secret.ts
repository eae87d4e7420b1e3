import 'server-only';
import { hkdfSync } from 'node:crypto';
import path from 'node:path';
import { env } from '../../base/env';
import { errorName, log } from '../../base/log';
import { processWide } from '../../base/process-wide';
import { loadOrCreateKey } from '../../base/secret-key';

declare module '../../base/process-wide' {
  interface ProcessWide {
    captchaKey: Buffer;
  }
}

/**
 * The key that signs captcha tokens. Derived from SECRET if set, so that websites sharing it accept each
 * other's tokens; otherwise created in DATA_DIR on first use, readable by its owner only.
 */
export function captchaKey(): Buffer {
  return (processWide.captchaKey ??= makeKey());
}

function makeKey(): Buffer {
  const { dataDir, outboxKey } = env();
  if (!outboxKey) return loadOrCreateKey(path.resolve(dataDir, 'captcha.key'));
  return Buffer.from(hkdfSync('sha256', Buffer.from(outboxKey, 'hex'), '', 'captcha', 32));
}

/** Whether captchas can be issued and checked right now. */
export function captchaKeyIsUsable(): boolean {
  try {
    captchaKey();
    return true;
  } catch (error) {
    log('error', 'captcha-key-unusable', { problem: errorName(error) });
    return false;
  }
}
