/**
 * Translates what is under `root`, and whatever comes to it, as Google Translate does: each text node gives way to an
 * element within an element that holds the translated text. Returns how to stop. It needs nothing around it: journeys put
 * it into pages of a real browser.
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
