/**
 * Translates everything under `root`, now and after each change, like Google Translate: it replaces each text node by
 * two nested elements with the translated text. Returns a function that stops it. Self-contained, because e2e journeys
 * inject it into pages of a real browser.
 */
export function translate(root: Node): () => void {
  const leftAlone = 'script, style, textarea, option, title, noscript, font, [translate="no"]';
  const replace = (text: Node) => {
    if (!text.nodeValue?.trim() || text.parentElement?.closest(leftAlone)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = `${text.nodeValue}~`;
    text.parentNode?.replaceChild(outer, text);
  };
  const replaceUnder = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) return replace(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(replace);
  };
  replaceUnder(root);
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'characterData') replace(target);
      else addedNodes.forEach(replaceUnder);
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
