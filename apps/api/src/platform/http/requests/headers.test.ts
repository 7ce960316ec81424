import { fastify } from 'fastify';
import { ServerConfig } from '../../config/variables/server-config.js';
import { addHeaders, asPublic } from './headers.js';

type Answer = Readonly<Record<string, string>>;

const privateRoutes = ['/admin', '/html-report/:id', '/dev/outbox', '/health', '/api/docs', '/api/auth/user'];

async function headersOf(url: string, givenPublicUrl = 'https://www.example.com'): Promise<Answer> {
  const server = fastify();
  const config = Object.assign(new ServerConfig(), { givenPublicUrl });
  await addHeaders(server, config, { scriptSrc: ["'self'", 'https://js.stripe.com'] });
  for (const route of privateRoutes) server.get(route, () => 'private');
  server.get('/*', { config: { isSite: true } }, ({ url: asked }, reply) =>
    asked === '/' || asked === '/es' ? asPublic(reply, 'no-cache').send('public') : reply.send('private'),
  );
  const { headers } = await server.inject(url);
  await server.close();
  return headers as Answer;
}

const privately = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

describe('the headers of an answer', () => {
  it.each(['/', '/es', '/checkout/4503599627370497', '/admin', '/html-report/4503599627370497', '/api/docs'])(
    '[PL-07] let the page %s run no script of its text and stand in no frame',
    async (url) => {
      const headers = await headersOf(url);
      const policy = headers['content-security-policy'] ?? '';
      expect(policy.split(';')).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          "img-src 'self' data:",
          "object-src 'none'",
          "base-uri 'none'",
          "form-action 'self'",
          "frame-ancestors 'none'",
          'upgrade-insecure-requests',
        ]),
      );
      expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*(unsafe|\*)/);
      expect(headers).toMatchObject({
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=()',
        'x-request-id': expect.any(String),
      });
    },
  );

  it.each(['/admin', '/admin?tab=security', '/html-report/4503599627370497', '/dev/outbox', '/api/docs'])(
    '[PL-07] keep %s out of caches, referrers and the scripts of others',
    async (url) => {
      const headers = await headersOf(url);
      expect(headers).toMatchObject(privately);
      expect(headers['content-security-policy']).not.toContain('stripe');
    },
  );

  it.each([
    '/api/auth/user',
    '/%61pi/auth/user',
    '/api/%61uth/user',
    '/%61dmin',
    '/html%2Dreport/4503599627370497',
    '/html-repor%74/4503599627370497?lang=es',
    '/d%65v/outbox',
    '/h%65alth',
    '/API/auth/user',
    '//api/auth/user',
    '/api//auth/user',
    '/./api/auth/user',
    '/es/../api/auth/user',
    '/api%2Fauth%2Fuser',
    '/api/auth/user/',
    '/api;v=1/auth/user;x=1',
    '/html-report//4503599627370497/',
    '/html-report%2F4503599627370497',
    '/HTML-REPORT/4503599627370497',
    '/%2561dmin',
    '/checkout/4503599627370497',
    '/no-such-page',
  ])('[PL-07] keep what is not known to be public out of caches, indexes and referrers: %s', async (url) => {
    expect(await headersOf(url)).toMatchObject({ ...privately, 'x-content-type-options': 'nosniff' });
  });

  it('let public pages be kept, indexed and load the card form', async () => {
    const headers = await headersOf('/');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['content-security-policy']).toContain("script-src 'self' https://js.stripe.com");
  });

  it.each(['/', '/api/auth/user', '/admin'])(
    '[PL-07] keep browsers on https at %s once it is there',
    async (url) => {
      expect((await headersOf(url))['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      expect(await headersOf(url, 'http://localhost:3000')).not.toHaveProperty('strict-transport-security');
    },
  );
});
