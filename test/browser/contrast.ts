import type { Locator } from '@playwright/test';

/**
 * WCAG contrast between an element's text and what is behind it: the first opaque background, and each colour of the
 * gradients before it. The worst counts.
 */
export const contrastOf = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    type Colour = [red: number, green: number, blue: number, alpha: number];
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    // Drawing a pixel converts any colour notation to RGBA.
    const pixel = (colour: string): Colour => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
      return [red!, green!, blue!, alpha! / 255];
    };
    const over = (top: Colour, below: Colour): Colour => {
      const mixed = [0, 1, 2].map((index) => top[index]! * top[3] + below[index]! * (1 - top[3]));
      return [mixed[0]!, mixed[1]!, mixed[2]!, 1];
    };
    const luminance = (channels: Colour) => {
      const [red, green, blue] = channels.slice(0, 3).map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    };
    /** What may be behind an element: its own colours over those of its ancestors. */
    const groundsOf = (at: Element | null): Colour[] => {
      if (!at) return [[255, 255, 255, 1]];
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      const own = pixel(backgroundColor);
      const below = own[3] === 1 ? [own] : groundsOf(at.parentElement).map((ground) => over(own, ground));
      const stops = backgroundImage.includes('gradient(')
        ? (backgroundImage.match(/(?:rgba?|hsla?|oklab|oklch|lab|lch|color)\([^()]*\)/g) ?? []).map(pixel)
        : [];
      return stops.length > 0 ? stops.flatMap((stop) => below.map((ground) => over(stop, ground))) : below;
    };
    const ratios = groundsOf(element).map((ground) => {
      const [dark, light] = [
        luminance(over(pixel(getComputedStyle(element).color), ground)),
        luminance(ground),
      ].sort((a, b) => a - b);
      return (light! + 0.05) / (dark! + 0.05);
    });
    return Math.min(...ratios);
  });
