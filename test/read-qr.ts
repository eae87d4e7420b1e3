import { createCanvas, loadImage } from '@napi-rs/canvas';
import decodeQR from 'qr/decode.js';

/**
 * Decodes the QR code in a picture, with a different library than the one that writes it.
 * @throws Error if there is none
 */
export async function readQr(picture: Uint8Array): Promise<string> {
  const image = await loadImage(Buffer.from(picture));
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { width, height, data } = context.getImageData(0, 0, image.width, image.height);
  // Jest's realm has different constructors.
  return decodeQR({ width, height, data: Uint8Array.from(data) });
}
