const ask = window.getComputedStyle;
const known = new Map<string, CSSStyleDeclaration>();

/** What decides about an element's style where there are no style sheets: its tag, and what is written on it and around it. */
function kindOf(element: Element): string {
  let kind = `${element.tagName} ${element.hasAttribute('open')}`;
  for (let at: Element | null = element; at; at = at.parentElement) {
    for (const name of ['style', 'hidden']) {
      const text = at.getAttribute(name);
      if (text !== null) kind += ` ${at === element ? 'its' : 'around'} ${name}: ${text}`;
    }
  }
  return kind;
}

// For each question jsdom matches all rules of the browser's default style sheet anew, which is most of what
// a query by role takes. It is asked once for each kind of element instead.
window.getComputedStyle = (element, pseudo) => {
  if (pseudo || document.styleSheets.length > 0) return ask(element, pseudo);
  const kind = kindOf(element);
  const style = known.get(kind) ?? ask(element);
  known.set(kind, style);
  return style;
};
