import { fastify } from 'fastify';
import { ServerConfig } from '../../config/variables/server-config.js';
import { addHeaders } from './headers.js';

type Answer = Readonly<Record<string, string>>;

async function headersOf(url: string, givenPublicUrl = 'https://www.example.com'): Promise<Answer> {
  const server = fastify();
  const card = { scriptSrc: ["'self'", 'https://js.stripe.com'] };
  await addHeaders(server, Object.assign(new ServerConfig(), { givenPublicUrl }), {
    sources: card,
    personal: ['/admin', '/html-report'],
  });
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

  it('[PL-07] keep what the API answers out of caches and referrers', async () => {
    expect(await headersOf('/api/auth/user')).toMatchObject({
      ...privately,
      'x-content-type-options': 'nosniff',
    });
  });

  it('let public pages be kept and load the card form', async () => {
    const headers = await headersOf('/administrators');
    expect(headers['cache-control']).toBeUndefined();
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
