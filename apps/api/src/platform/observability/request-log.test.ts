import { loggedPath } from './request-log.js';

const logged = (url: string, pattern?: string): string =>
  loggedPath({ url, routeOptions: { url: pattern } } as Parameters<typeof loggedPath>[0]);

describe('the path of a request in the log', () => {
  it('is the pattern of its route, where it has one', () => {
    expect(logged('/html-report/4503599627370497?lang=es', '/html-report/:reportId')).toBe(
      '/html-report/:reportId',
    );
  });

  it.each([
    ['/checkout/4503599627370497', '/checkout/:id'],
    ['/checkout/12345', '/checkout/:id'],
    ['/closing-costs/1234', '/closing-costs/1234'],
    [`/affiliate/dashboard/m.${'a'.repeat(39)}`, '/affiliate/dashboard/:id'],
    [`/affiliate/${'a'.repeat(40)}`, `/affiliate/${'a'.repeat(40)}`],
    ['/ana@example.com/x', '/:id/x'],
    ['/ana%40example.com', '/:id'],
    ['/es/?email=ana@example.com&token=m.1', '/es/'],
  ])('[PL-07] of no route of its own holds no id, token or address: %s', (url, path) => {
    expect(logged(url)).toBe(path);
    expect(logged(url, '/*')).toBe(path);
  });

  it('is cut off when it is long', () => {
    expect(logged('/abc'.repeat(100))).toHaveLength(200);
  });
});
