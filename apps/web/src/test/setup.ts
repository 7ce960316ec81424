import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { dismissToast, toast } from '../shared/toast/toasts';
import { server } from './api';
import { leaveAlone } from './cookies';
import './computed-style';
import './effects';
import './element-by-id';
import './errors-while-waiting';
import './owner-stacks';
import './patient-toasts';

configure({ asyncUtilTimeout: 60_000 });

// What jsdom leaves out of the browser.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

beforeEach(leaveAlone);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'closewise_ref=; Max-Age=0; Path=/';
  delete window.dataLayer;
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('lang');
  window.history.replaceState(null, '', '/');
  dismissToast(toast({ title: 'Gone' })); // toasts outlive their page
});
afterAll(() => server.close());
