import { configure, getConfig } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const elsewhere = createRoot(document.createElement('div'));
let rendered = 0;

/** React carries out the effects of what it has rendered before it renders anything else, wherever that is. */
const carryOutEffects = () => flushSync(() => elsewhere.render((rendered += 1)));

// What a test waits for is on the page a moment before its effects, such as the focus: it is waited for with them.
const original = getConfig();
configure({
  asyncWrapper: (wait) =>
    original.asyncWrapper(async () => {
      const seen = await wait();
      carryOutEffects();
      return seen;
    }),
});
