import type { Page } from '@playwright/test';

/** Opens a page and waits for hydration, which may follow `load`, and fonts. */
export async function openWithScripts(page: Page, path: string) {
  const response = await page.goto(path);
  // React marks hydrated elements, the footer last.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return response;
}

/** Delays a page's matching requests until the returned function is called. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Mimics in-browser translation (Chrome's Google Translate): wraps each present and future text node in
 * `<font><font>…</font></font>`. Keeps the text, so that tests find it. Runs in the browser, so must be
 * self-contained.
 */
export function translatePage(): () => void {
  const wrap = (text: Text) => {
    if (!text.data.trim() || !text.parentElement) return;
    if (text.parentElement.closest('font, script, style, noscript, textarea, [translate="no"]')) return;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild!.append(text.data);
    text.replaceWith(font);
  };
  const wrapBelow = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let at: Node | null = walker.currentNode; at; at = walker.nextNode())
      if (at instanceof Text) texts.push(at);
    texts.forEach(wrap);
  };
  wrapBelow(document.body);
  const observer = new MutationObserver((changes) =>
    changes.forEach(({ type, target, addedNodes }) =>
      type === 'characterData' ? wrapBelow(target) : addedNodes.forEach(wrapBelow),
    ),
  );
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
