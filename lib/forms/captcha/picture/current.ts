import 'server-only';
import { theme } from '../../../content/site/theme';
import { env } from '../../../base/env';
import { logFailure } from '../../../base/log';
import { randomCode } from '../code';
import { makePicture, type Picture } from './make-picture';

/** One picture is made at a time, so that floods leave the processor to pages; thirty wait for about a second. */
const MAX_WAITING = 30;

let waiting = 0;
let last: Promise<Picture | null> = Promise.resolve(null);

/** A new picture; null when demand exceeds what can be drawn. */
export async function takePicture(): Promise<Picture | null> {
  if (waiting >= MAX_WAITING) return null;
  waiting += 1;
  last = last.then(draw);
  try {
    return await last;
  } finally {
    waiting -= 1;
  }
}

async function draw(): Promise<Picture | null> {
  const { captchaCharset, captchaTestCode } = env();
  const { palette } = theme;
  const inks = [palette['ink-lift'], palette['brand-deep'], palette.ink, palette.brand];
  try {
    return await makePicture(captchaTestCode ?? randomCode(captchaCharset), inks);
  } catch (error) {
    logFailure('a captcha could not be drawn', error);
    return null;
  }
}
