import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { dismissToast, toast } from '../shared/toast/toasts';
import { server } from './api';
import './browser';
import { leaveAlone } from './cookies';
import './faster-jsdom';

// Runs again for each file of tests. What must run once is in the imported files.

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
  dismissToast(toast({ title: 'Gone' })); // toasts survive a change of page
});
afterAll(() => server.close());
