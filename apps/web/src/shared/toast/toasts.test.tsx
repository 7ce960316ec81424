import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Toaster } from './Toaster';
import { dismissToast, removalDelayMs, toast, useToasts } from './toasts';

const show = (...args: Parameters<typeof toast>) => act(() => void toast(...args));

it('[TO-01] shows one toast at a time, the latest', () => {
  render(<Toaster label="Notifications" close="Close" />);
  show({ title: 'First' });
  show({ title: 'Second', description: 'With more' });
  expect(screen.queryByText('First')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('SecondWith more');
});

it('[TO-01] announces news politely and a destructive toast at once', () => {
  render(<Toaster label="Notifications" close="Close" />);
  show({ title: 'Broken', variant: 'destructive' });
  expect(screen.getByRole('alert')).toHaveTextContent('Broken');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('[TO-01] leaves the screen by keyboard', async () => {
  const user = userEvent.setup();
  render(<Toaster label="Notifications" close="Close" />);
  show({ title: 'Go away' });
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByText('Go away')).not.toBeInTheDocument();
});

it('[TO-01] leaves the screen by itself after some seconds', () => {
  vi.useFakeTimers();
  render(<Toaster label="Notifications" close="Close" />);
  show({ title: 'Soon gone' });
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.queryByText('Soon gone')).not.toBeInTheDocument();
});

it('[TO-01] keeps the state of a dismissed toast for 1,000,000 ms', () => {
  vi.useFakeTimers();
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
