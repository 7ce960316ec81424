import { SiteAddresses } from './site-addresses.js';

const addresses = new SiteAddresses({
  pages: {
    '/': 'index.html',
    '/es/': 'es/index.html',
    '/faq': 'faq.html',
    '/es/preguntas-frecuentes': 'es/preguntas-frecuentes.html',
    '/footer.cookie': 'footer.cookie.html',
  },
  served: { '/blog': 'served/blog.html', '/blog/:slug': 'served/post.html' },
  shells: {
    '/checkout/:reportId?': 'checkout.html',
    '/organization/:tag/dashboard': 'organization.html',
    '/admin': 'admin.html',
  },
  redirects: {
    '/refund-policy': '/no-refund-policy',
    '/payment-success/:reportId': '/processing/:reportId',
    '/es/affiliate/dashboard/:token?': '/affiliate/dashboard/:token?',
  },
});

describe('the addresses of the site', () => {
  it.each([
    ['/', 'index.html'],
    ['/?ref=MARIA7', 'index.html'],
    ['/es/', 'es/index.html'],
    ['/faq', 'faq.html'],
    ['/faq?', 'faq.html'],
    ['/faq?utm_source=a&utm_source=b', 'faq.html'],
    ['/footer.cookie', 'footer.cookie.html'],
    ['/checkout', 'checkout.html'],
    ['/checkout/77', 'checkout.html'],
    ['/organization/AUSTIN/dashboard', 'organization.html'],
    ['/admin?tab=settings', 'admin.html'],
  ])('has a page at %s', (url, file) => {
    expect(addresses.find(url)).toMatchObject({ file });
  });

  it.each([
    ['/es', '/es/'],
    ['/ES?ref=a', '/es/?ref=a'],
    ['/faq/', '/faq'],
    ['//faq', '/faq'],
    ['//faq//?a=1', '/faq?a=1'],
    ['/FAQ', '/faq'],
    ['/es/Preguntas-Frecuentes/', '/es/preguntas-frecuentes'],
    ['/%66aq', '/faq'],
    ['/f%C3%A1q', '/faq'],
    ['/fáq?ref=a', '/faq?ref=a'],
    ['/es/preguntas-fr%65cu%C3%89ntes', '/es/preguntas-frecuentes'],
    ['//', '/'],
    ['/es//', '/es/'],
    ['/Checkout/77/', '/checkout/77'],
    ['/checkout//77', '/checkout/77'],
    ['/ORGANIZATION/AUSTIN/Dashboard', '/organization/AUSTIN/dashboard'],
    ['/refund-policy', '/no-refund-policy'],
    ['/Refund-Policy/?ref=a', '/no-refund-policy?ref=a'],
    ['/payment-success/77?payment_intent=pi_1', '/processing/77?payment_intent=pi_1'],
    ['/es/affiliate/dashboard/aB_c-D', '/affiliate/dashboard/aB_c-D'],
    ['/es/affiliate/dashboard?token=aB', '/affiliate/dashboard?token=aB'],
  ])('leads from %s to %s', (url, to) => {
    expect(addresses.find(url)).toEqual({ kind: 'redirect', to });
  });

  it.each([
    '/no-such-page',
    '/faq/more',
    '/../faq',
    '/./faq',
    '/faq%ff',
    '/%25ff',
    '/%',
    '/faq%0d%0aset-cookie:a=1',
    '/ES/FAQ',
    `/${'a'.repeat(10_000)}`,
    '/f%E1%84%8Bq',
    '/faq%2F',
    '/es%2Ffaq',
    '/checkout/77/more',
    '/checkout/7%2F7',
    '/checkout/%2e%2e',
    '/checkout/..',
    '/%5Cevil.example',
    '/\\evil.example',
    '//evil.example',
    '//evil.example/faq',
    '/organization/dashboard',
    '/payment-success',
    '/faq%00',
    '/faq;jsessionid=1',
    '/index.html',
  ])('has nothing at %s', (url) => {
    expect(addresses.find(url)).toEqual({ kind: 'nothing' });
  });
});
