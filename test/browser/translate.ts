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
