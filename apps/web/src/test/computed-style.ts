const ask = window.getComputedStyle;
const known = new Map<string, CSSStyleDeclaration>();

function hasStyleOfItsOwn(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.hasAttribute('style') || at.hasAttribute('hidden')) return true;
  }
  return document.styleSheets.length > 0;
}

// Without a style of its own an element has the browser's defaults, and jsdom matches all of them anew for
// each question: most of what a query by role takes. It is asked once for each kind of element instead.
window.getComputedStyle = (element, pseudo) => {
  if (pseudo || hasStyleOfItsOwn(element)) return ask(element, pseudo);
  const kind = `${element.tagName} ${element.hasAttribute('open')}`;
  const style = known.get(kind) ?? ask(element);
  known.set(kind, style);
  return style;
};
