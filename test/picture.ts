import type { Picture } from '../lib/forms/captcha/picture/make-picture';

/** A captcha with a known code and an empty image. */
export function pictureOf(code: string): Picture {
  return { code, image: 'data:image/png;base64,', salt: 'c2FsdA==', hash: '00', folded: '0', rounds: 1 };
}
