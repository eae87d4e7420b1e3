import 'server-only';
import { theme } from '../../../content/site/theme';
import { env } from '../../../base/env';
import { processWide } from '../../../base/process-wide';
import { randomCode } from '../code';
import type { Picture } from './make-picture';
import { PictureStock } from './stock';
import { startThread } from './thread';

declare module '../../../base/process-wide' {
  interface ProcessWide {
    pictures: PictureStock;
  }
}

const SIZE = 60;
// All have the same code.
const TEST_SIZE = 5;

/** Starts generating pictures, so that the first visitor does not wait. */
export function startPictures(): void {
  stock();
}

/** A new picture; null when demand exceeds what can be generated. */
export function takePicture(): Promise<Picture | null> {
  return stock().take();
}

function stock(): PictureStock {
  return (processWide.pictures ??= makeStock());
}

function makeStock(): PictureStock {
  const { captchaCharset, captchaTestCode } = env();
  const { palette } = theme;
  const inks = [palette['ink-lift'], palette['brand-deep'], palette.ink, palette.brand];
  return new PictureStock({
    nextTask: () => ({ code: captchaTestCode ?? randomCode(captchaCharset), inks }),
    size: captchaTestCode ? TEST_SIZE : SIZE,
    reuses: captchaTestCode !== null,
    startThread,
  });
}
