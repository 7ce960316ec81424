// @vitest-environment jsdom
import { useId, useState } from 'react';
import { act, fireEvent } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Island } from './Island';
import { idPrefix, IslandRoot } from './IslandRoot';

function Counter() {
  const id = useId();
  const [count, setCount] = useState(0);
  return (
    <button id={id} onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

/** Like the server's module, which needs Node streams that jsdom does not have. */
async function written() {
  const { renderToString } = await import('react-dom/server');
  const root = (
    <IslandRoot language="en">
      <Counter />
    </IslandRoot>
  );
  return renderToString(root, { identifierPrefix: idPrefix('counter') });
}

it('is hydrated as the server rendered it, with the same ids', async () => {
  const complaints = vi.spyOn(console, 'error');
  document.body.innerHTML = `<div id="island">${await written()}</div>`;
  const element = document.querySelector('#island') as HTMLElement;
  const id = element.querySelector('button')?.id;
  await act(async () => {
    hydrateRoot(
      element,
      <IslandRoot language="en">
        <Counter />
      </IslandRoot>,
      { identifierPrefix: idPrefix('counter') },
    );
  });
  fireEvent.click(element.querySelector('button') as HTMLElement);
  expect(element.querySelector('button')).toHaveTextContent('1');
  expect(element.querySelector('button')?.id).toBe(id);
  expect(id).toContain('counter-');
  expect(complaints).not.toHaveBeenCalled();
});

it('renders like any other component on a page of the router', async () => {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const shown = (
    <Island name="counter" language="en" hydrateOn="visible">
      <b>Here</b>
    </Island>
  );
  expect(renderToStaticMarkup(shown)).toBe('<b>Here</b>');
});
