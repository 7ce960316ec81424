const search = Reflect.get(Element.prototype, 'querySelector') as (selectors: string) => Element | null;
const byId = /^\[id="([^"\\]+)"\]$/;

/** The one with the id where the document's first is it; undefined leaves the answer to the search. */
function elementById(within: Element, id: string): Element | undefined {
  const found = document.getElementById(id);
  return found && found !== within && within.contains(found) ? found : undefined;
}

// A query by label asks so for each label of each element, and jsdom walks the whole page for it.
Element.prototype.querySelector = function querySelector(this: Element, selectors: string) {
  const [, id] = byId.exec(selectors) ?? [];
  return (id && elementById(this, id)) || search.call(this, selectors);
};
