import type { Locator } from '@playwright/test';

/** WCAG contrast between an element's text and the first opaque background behind it. */
export const contrastOf = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    // Drawing a pixel converts any colour notation to RGBA.
    const pixel = (colour: string) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (channels: number[]) => {
      const [red, green, blue] = channels.slice(0, 3).map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    };
    let ground: Element | null = element;
    while (ground && pixel(getComputedStyle(ground).backgroundColor)[3] !== 255)
      ground = ground.parentElement;
    const [dark, light] = [
      luminance(pixel(getComputedStyle(element).color)),
      luminance(ground ? pixel(getComputedStyle(ground).backgroundColor) : [255, 255, 255]),
    ].sort((a, b) => a - b);
    return (light! + 0.05) / (dark! + 0.05);
  });
