import { configure, getConfig } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

configure({ asyncUtilTimeout: 60_000 });

// Features of the browser that jsdom lacks.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

const otherRoot = createRoot(document.createElement('div'));
let renders = 0;

/** React runs pending effects before it renders anything else, in any root. */
const runEffects = () => flushSync(() => otherRoot.render((renders += 1)));

// An element appears a moment before its effects, such as the focus, have run. Waiting for the element includes them.
const testingLibrary = { ...getConfig() };
configure({
  asyncWrapper: (wait) =>
    testingLibrary.asyncWrapper(async () => {
      const found = await wait();
      runEffects();
      return found;
    }),
});

const startTimer = window.setTimeout.bind(window);
const [toastMs, anHourMs] = [5_000, 3_600_000];

// Toasts stay until their page is left. On a slow machine they would be gone before the test looks.
Object.assign(window, {
  setTimeout: (work: () => void, ms?: number, ...rest: []) =>
    startTimer(work, ms === toastMs ? anHourMs : ms, ...rest),
});
