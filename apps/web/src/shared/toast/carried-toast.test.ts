import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { carryToast, showCarriedToast } from './carried-toast';
import { dismissToast, toast } from './toasts';
import { useToasts } from './ToastRegion';

const titles = () =>
  renderHook(() => useToasts().filter(({ open }) => open)).result.current.map((each) => each.title);

it('[TO-01] is carried to the next page load, once', () => {
  const id = toast({ title: 'Sent', page: '/checkout/7' });
  carryToast();
  dismissToast(id);
  expect(titles()).toEqual([]);
  showCarriedToast();
  expect(titles()).toEqual(['Sent']);
  toast({ title: 'Another' });
  showCarriedToast();
  expect(titles()).toEqual(['Another']);
});

it.each(['{"text":1}', '{"title":"Sent","description":{"a":1}}', '{"title":"Sent","variant":7}'])(
  'ignores an invalid stored toast: %s',
  (stored) => {
    sessionStorage.setItem('closewise_toast', stored);
    toast({ title: 'Here' });
    showCarriedToast();
    expect(titles()).toEqual(['Here']);
  },
);
