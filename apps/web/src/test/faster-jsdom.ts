import * as react from 'react';
import { configure, getConfig } from '@testing-library/react';

// Shortcuts for work that jsdom, Testing Library and React would repeat thousands of times. They change no result.

const computeStyle = window.getComputedStyle;
const knownStyles = new Map<string, CSSStyleDeclaration>();

/** What determines an element's style without style sheets: its tag, and the attributes on it and around it. */
function styleKey(element: Element): string {
  let key = `${element.tagName} ${element.hasAttribute('open')}`;
  for (let at: Element | null = element; at; at = at.parentElement) {
    for (const name of ['style', 'hidden']) {
      const text = at.getAttribute(name);
      if (text !== null) key += ` ${at === element ? 'own' : 'around'} ${name}: ${text}`;
    }
  }
  return key;
}

// jsdom matches every rule of the browser's default style sheet on each call, which is most of the time of a query by
// role. The result is computed once per kind of element.
window.getComputedStyle = (element, pseudo) => {
  if (pseudo || document.styleSheets.length > 0) return computeStyle(element, pseudo);
  const key = styleKey(element);
  const style = knownStyles.get(key) ?? computeStyle(element);
  knownStyles.set(key, style);
  return style;
};

const search = Reflect.get(Element.prototype, 'querySelector') as (selectors: string) => Element | null;
const byId = /^\[id="([^"\\]+)"\]$/;

/** The document's element with this id if it is within the given one; otherwise undefined, and jsdom searches. */
function findById(within: Element, id: string): Element | undefined {
  const found = document.getElementById(id);
  return found && found !== within && within.contains(found) ? found : undefined;
}

// A query by label searches by id for each label of each element, and jsdom walks the whole page each time.
Element.prototype.querySelector = function querySelector(this: Element, selectors: string) {
  const [, id] = byId.exec(selectors) ?? [];
  return (id && findById(this, id)) || search.call(this, selectors);
};

const { getElementError } = getConfig();

/** Whether Testing Library will try again; it then leaves out the most expensive part of its messages. */
const isRetried = (): boolean =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics ?? false;

// Without this, the whole page is printed into the error of every attempt, not just of the last one.
configure({
  getElementError: (message, container) =>
    isRetried() ? new Error(message ?? '') : getElementError(message, container),
});

const internals = (react as unknown as Record<string, object>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];

// For its warnings React records where each element was created, up to 10,000 times a second, which is an eighth of
// the time of all tests. It stops when this counter is high.
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {},
  });
