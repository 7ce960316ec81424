import { Shop } from '../buyer/shop.js';

describe('an ad pixel that is set up', () => {
  let shop: Shop;
  beforeAll(async () => {
    process.env['FB_PIXEL_ID'] = '1234567890';
    shop = await Shop.open();
  });
  afterAll(async () => {
    delete process.env['FB_PIXEL_ID'];
    await shop?.close();
  });

  it('[CC-02] [AD-08] is named to browsers, but to none that sends Global Privacy Control', async () => {
    const idFor = async (headers: Record<string, string>) =>
      (await shop.get('/api/public/fb-pixel-id', headers)).json<{ pixelId: string | null }>().pixelId;
    expect(await idFor({})).toBe('1234567890');
    expect(await idFor({ 'sec-gpc': '1' })).toBeNull();
    expect(await idFor({ 'sec-gpc': '0' })).toBe('1234567890');
  });

  it('[CC-02] [PL-07] lets pages show its picture and run no script of it, but for the pages about one person', async () => {
    const policyOf = async (url: string) =>
      String((await shop.get(url)).headers['content-security-policy']).split(';');
    expect(await policyOf('/')).toContain("img-src 'self' data: https://www.facebook.com");
    expect((await policyOf('/')).join(';')).not.toMatch(/script-src[^;]*facebook/);
    expect((await policyOf('/admin')).join(';')).not.toContain('facebook');
  });
});
