import type { Page } from '@playwright/test';

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
