import 'server-only';
import { hkdfSync } from 'node:crypto';
import path from 'node:path';
import { env } from '../../shared/env';
import { errorName, log } from '../../shared/log';
import { processWide } from '../../shared/process-wide';
import { loadOrCreateKey } from '../../shared/secret-key';

declare module '../../shared/process-wide' {
  interface ProcessWide {
    captchaKey: Buffer;
  }
}

/**
 * The key that signs captcha tokens. Of OUTBOX_KEY where that is set, so that of several websites with the same each can
 * check what another one signed; else made on first use in DATA_DIR, readable by its owner only, kept over restarts.
 */
export function captchaKey(): Buffer {
  return (processWide.captchaKey ??= makeKey());
}

function makeKey(): Buffer {
  const { dataDir, outboxKey } = env();
  if (!outboxKey) return loadOrCreateKey(path.resolve(dataDir, 'captcha.key'));
  return Buffer.from(hkdfSync('sha256', Buffer.from(outboxKey, 'hex'), '', 'captcha', 32));
}

/** Whether captchas can be issued and checked now. */
export function captchaKeyIsUsable(): boolean {
  try {
    captchaKey();
    return true;
  } catch (error) {
    log('error', 'captcha-key-unusable', { problem: errorName(error) });
    return false;
  }
}
