import { createCanvas, loadImage } from '@napi-rs/canvas';
import decodeQR from 'qr/decode.js';

/**
 * What the QR code in a picture says, by a reader other than the program that writes it.
 * @throws Error when there is none
 */
export async function readQr(picture: Uint8Array): Promise<string> {
  const image = await loadImage(Buffer.from(picture));
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { width, height, data } = context.getImageData(0, 0, image.width, image.height);
  // Jest has constructors of its own.
  return decodeQR({ width, height, data: Uint8Array.from(data) });
}
