import { setTimeout } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { JOB } from './pages';

/** Horizontal overflow of a page in pixels. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Switches to system fonts, as on the first page over a slow connection. */
export const dropWebFonts = (page: Page) =>
  page.evaluate(() => {
    for (const sheet of document.styleSheets)
      for (let index = sheet.cssRules.length - 1; index >= 0; index--)
        if (/^@font-face.*url\(/s.test(sheet.cssRules[index]!.cssText)) sheet.deleteRule(index);
  });

/** Elements beyond the screen's edges, except scrollable or deliberately clipped ones. */
export const offScreen = (page: Page) =>
  page.evaluate(() => {
    const isHeld = (element: Element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (
          getComputedStyle(box).overflowX !== 'visible' &&
          box.getBoundingClientRect().right <= innerWidth + 1
        )
          return true;
      return false;
    };
    return [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const isBeside = width > 2 && right > 0 && (right > innerWidth + 1 || left < -1);
        return isBeside && element.checkVisibility({ visibilityProperty: true }) && !isHeld(element);
      })
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
  });

/** Texts that overlap a drawing of arches, and the number of drawings. */
export const textsOverArches = (page: Page) =>
  page.evaluate(() => {
    const shapes = [...document.querySelectorAll('.banner-arches, svg[data-arches]')]
      .map((shape) => shape.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const range = document.createRange();
    const met: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        const overlaps = shapes.some(
          ({ left, right, top, bottom }) =>
            line.width > 1 &&
            line.left < right &&
            line.right > left &&
            line.top < bottom &&
            line.bottom > top,
        );
        if (overlaps) met.push(text.textContent!);
      }
    }
    return { met, shapes: shapes.length };
  });

/** Texts with a line of more than 80 characters. */
export const longLines = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    const longestLine = (element: Element) => {
      const lines = new Map<number, number>();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
        for (let index = 0; index < text.length; index++) {
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          const line = Math.round(range.getBoundingClientRect().top / 8);
          lines.set(line, (lines.get(line) ?? 0) + 1);
        }
      }
      return Math.max(0, ...lines.values());
    };
    return [...document.querySelectorAll('main :is(p, li, td, dd)')]
      .filter((element) => !element.querySelector('p, li, article') && element.textContent.length > 80)
      .filter((element) => element.checkVisibility() && longestLine(element) > 80)
      .map((element) => element.textContent.slice(0, 60));
  });

/** Elements unsuitable for print: fixed ones and white text. */
export const badInPrint = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
    const look = (element: Element) => getComputedStyle(element);
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim());
    return [
      ...shown
        .filter((element) => /fixed|sticky/.test(look(element).position) && element.clientHeight > 0)
        .map((element) => element.outerHTML.slice(0, 80)),
      ...shown
        .filter((element) => hasText(element) && /^rgba?\((2[0-5]\d, ?){2}/.test(look(element).color))
        .map((element) => element.textContent!.slice(0, 40)),
    ];
  });

/** Texts and controls of the page, without its header, that an element covers once it has come to rest. */
export const coveredBy = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluate(async (cover) => {
    await Promise.all(cover.getAnimations().map(({ finished }) => finished));
    const { top, right, bottom, left } = cover.getBoundingClientRect();
    const range = document.createRange();
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      range.selectNodeContents(text);
      const overlaps = [...range.getClientRects()].some(
        (box) =>
          box.width > 1 && box.left < right && box.right > left && box.top < bottom && box.bottom > top,
      );
      if (overlaps && text.parentElement!.checkVisibility()) covered.push(text.textContent!);
    }
    return covered;
  });

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

const APPLY = '/applyjob?job_id=1001';

/**
 * Expects one page of each kind to have no layout shift, however late fonts load, and no image as its largest paint.
 */
export async function expectStill(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.route(/\.woff2$/, async (route) => {
    await setTimeout(700);
    await route.continue();
  });
  for (const path of ['/', '/job', JOB, '/Payroll-Service', APPLY]) {
    await watchPaints(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const { shift, largest } = await page.evaluate(() => window.paints!);
    // An invisible tolerance: on /job, the font of a script missing on the device moves a line's end by a pixel.
    expect(shift, `shift of ${path}`).toBeLessThan(0.0005);
    expect(largest, `largest of ${path}`).not.toBeNull();
    expect(largest!.url, `largest of ${path}`).toBe('');
  }
}

declare global {
  interface Window {
    paints?: { shift: number; largest: { url: string } | null };
  }
}

/** Records layout shifts without input and the last Largest Contentful Paint candidate; images have a URL. */
async function watchPaints(page: Page) {
  await page.addInitScript(() => {
    const paints = (window.paints = { shift: 0, largest: null as { url: string } | null });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) paints.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { url } of list.getEntries() as (PerformanceEntry & { url: string })[])
        paints.largest = { url };
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
