import { normalizePath } from './path-pattern.js';

it.each([
  ['/api/auth/user', ['api', 'auth', 'user']],
  ['/%61pi/auth/user?x=/y', ['api', 'auth', 'user']],
  ['//API///Auth/', ['api', 'auth']],
  ['/html%2Dreport/7', ['html-report', '7']],
  ['/api;v=1/auth', ['api;v=1', 'auth']],
  ['/%2561pi', ['%61pi']],
  ['/api%2Fauth', []],
  ['/./admin', []],
  ['/es/%2e%2e/admin', []],
  ['/', []],
])('the address %s names %j, however it is written', (url, parts) => {
  expect(normalizePath(url)).toEqual(parts);
});
