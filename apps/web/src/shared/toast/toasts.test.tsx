import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from './Toaster';
import { dismissToast, removalDelayMs, toast } from './toasts';
import { useToasts } from './ToastRegion';

const show = (...args: Parameters<typeof toast>) => act(() => void toast(...args));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const open = () =>
  render(
    <MemoryRouter initialEntries={['/landing']}>
      <Link to="/checkout">Checkout</Link>
      <Link to="/faq">Questions</Link>
      <Link to="/landing">Landing</Link>
      <Toaster label="Notifications" close="Close" />
    </MemoryRouter>,
  );

// With fake timers: on a stalled machine, real ones would close toasts.
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.restoreAllMocks());

it('[TO-01] shows one toast at a time, the latest', () => {
  open();
  show({ title: 'First' });
  show({ title: 'Second', description: 'With more' });
  expect(screen.queryByText('First')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('SecondWith more');
});

it('[TO-01] announces news politely and errors assertively', () => {
  open();
  show({ title: 'Broken', variant: 'destructive' });
  expect(screen.getByRole('alert')).toHaveTextContent('Broken');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('[TO-01] is closed by its button, which the keyboard reaches', async () => {
  const user = userEvent.setup();
  open();
  show({ title: 'Go away' });
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByText('Go away')).not.toBeInTheDocument();
});

it('[TO-01] is closed by Escape from anywhere, but not while a dialog is open', async () => {
  const user = userEvent.setup();
  open();
  show({ title: 'Broken', variant: 'destructive' });
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  await user.keyboard('{Escape}');
  expect(screen.getByText('Broken')).toBeVisible();
  dialog.remove();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Broken')).not.toBeInTheDocument();
});

describe('an untouched toast', () => {
  it('[TO-01] closes after 5 s if it is news', () => {
    open();
    show({ title: 'Soon gone' });
    pass(4_999);
    expect(screen.getByText('Soon gone')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Soon gone')).not.toBeInTheDocument();
  });

  it('[TO-01] stays until it is dismissed if it is an error', () => {
    open();
    show({ title: 'Broken', variant: 'destructive' });
    pass(600_000);
    expect(screen.getByText('Broken')).toBeVisible();
  });

  it.each([
    ['the mouse is moved over it', fireEvent.mouseMove, fireEvent.mouseLeave],
    ['it has the focus', fireEvent.focus, fireEvent.blur],
  ])('[TO-01] stays open while %s', (_, hold, release) => {
    open();
    show({ title: 'Held' });
    const held = screen.getByText('Held').closest('[data-variant]')!;
    hold(held);
    pass(600_000);
    expect(screen.getByText('Held')).toBeVisible();
    release(held);
    pass(5_000);
    expect(screen.queryByText('Held')).not.toBeInTheDocument();
  });

  it('[TO-01] does not stay open for a mouse that was already there', () => {
    open();
    show({ title: 'Soon gone' });
    fireEvent.mouseEnter(screen.getByText('Soon gone').closest('[data-variant]')!);
    pass(5_000);
    expect(screen.queryByText('Soon gone')).not.toBeInTheDocument();
  });
});

describe('a toast after navigation', () => {
  const go = (name: string) => userEvent.click(screen.getByRole('link', { name }));

  it('[TO-01] disappears', async () => {
    open();
    show({ title: 'Saved' });
    await go('Questions');
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('[TO-01] follows to the page that its action opens, and disappears with that one', async () => {
    open();
    show({ title: 'Submitted', page: '/checkout' });
    await go('Checkout');
    expect(screen.getByText('Submitted')).toBeVisible();
    await go('Landing');
    expect(screen.queryByText('Submitted')).not.toBeInTheDocument();
  });

  it('[TO-01] disappears even if it is an error', async () => {
    open();
    show({ title: 'Broken', variant: 'destructive' });
    await go('Questions');
    expect(screen.queryByText('Broken')).not.toBeInTheDocument();
  });
});

it.each([
  ['button', '<button>Pay</button>'],
  ['refusal', '<div role="alert">Payment Failed</div>'],
  ['question', '<fieldset>Which county?</fieldset>'],
])('[TO-01] covers no %s, even if one appears under it', async (_, markup) => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    const [x, y, width, height] = (this.getAttribute('data-box') ?? '0 0 0 0').split(' ').map(Number);
    return this.tagName === 'SECTION' ? new DOMRect(16, 16, 358, 812) : new DOMRect(x, y, width, height);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(358);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(80);
  open();
  show({ title: 'Saved' });
  const top = () => screen.getByText('Saved').closest<HTMLElement>('[data-variant]')!.style.top;
  expect(top()).toBe('732px');
  document.body.insertAdjacentHTML('beforeend', markup);
  const covered = document.body.lastElementChild as HTMLElement;
  covered.dataset['box'] = '20 760 350 48';
  await waitFor(() => expect(top()).toBe('656px'));
  covered.remove();
  await waitFor(() => expect(top()).toBe('732px'));
});

it('[TO-01] keeps the state of a dismissed toast for 1,000,000 ms', () => {
  const { result } = renderHook(useToasts);
  show({ title: 'Kept' });
  const id = result.current[0]?.id ?? 0;
  act(() => dismissToast(id));
  expect(removalDelayMs).toBe(1_000_000);
  act(() => void vi.advanceTimersByTime(999_999));
  expect(result.current).toMatchObject([{ title: 'Kept', open: false }]);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toEqual([]);
});
