import { fastify, LogController, type FastifyBaseLogger, type FastifyRequest } from 'fastify';
import { createLog } from './log.js';
import type { Metrics } from './metrics.js';
import { loggedPath, logRequests } from './request-log.js';

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

describe('the line of a request', () => {
  const lines: Record<string, unknown>[] = [];
  const loggerInstance: FastifyBaseLogger = createLog('info', {
    write: (line) => lines.push(JSON.parse(line)),
  });
  const server = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
  });
  beforeAll(async () => {
    server.decorateRequest('signedIn', null);
    server.addHook('onRequest', async (request) => {
      if (request.headers['cookie'])
        request.signedIn = { kind: 'admin', subjectId: 'a-7' } as FastifyRequest['signedIn'];
    });
    logRequests(server, { countRequest: () => undefined } as unknown as Metrics);
    server.get('/api/admin/orders/:orderId', async () => 'ok');
    await server.ready();
  });
  afterAll(() => server.close());

  const lineOf = async (headers: Record<string, string>) => {
    lines.length = 0;
    await server.inject({ url: '/api/admin/orders/4503599627370497?email=ana@example.com', headers });
    return lines.filter(({ msg }) => msg === 'request');
  };

  it('says when which account asked for what, and how it was answered', async () => {
    const line = {
      method: 'GET',
      path: '/api/admin/orders/:orderId',
      status: 200,
      level: 30,
      msg: 'request',
    };
    const measured = { time: expect.any(Number), ms: expect.any(Number), reqId: expect.any(String) };
    expect(await lineOf({ cookie: 'x' })).toEqual([{ ...line, ...measured, account: 'admin a-7' }]);
    expect(await lineOf({})).toEqual([{ ...line, ...measured }]);
  });

  it('[PL-07] is without id, token or address also where the server itself logs a request', async () => {
    lines.length = 0;
    server.log.info(
      {
        req: { method: 'GET', url: '/html-report/4503599627370497?token=m.1', headers: { cookie: 'secret' } },
      },
      'x',
    );
    expect(JSON.stringify(lines)).not.toMatch(/4503599627370497|m\.1|secret/);
  });
});
