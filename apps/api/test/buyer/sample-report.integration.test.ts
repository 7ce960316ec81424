import { Shop } from './shop.js';

describe('the sample report', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
  });
  afterAll(() => shop?.close());

  it.each([
    ['', 'en', 'Sample report', 'nobody has ordered', 'Order the report for your home'],
    ['?lang=en', 'en', 'Sample report', 'nobody has ordered', 'Order the report for your home'],
    ['?lang=es', 'es', 'Informe de muestra', 'nadie ha pedido', 'Pedir el informe de su casa'],
  ])(
    '[RT-15] is the whole report about the Houston home, marked as a sample (%s)',
    async (query, lang, ...words) => {
      const { statusCode, headers, body } = await shop.get(`/html-report/sample${query}`);
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(body).toContain(`<html lang="${lang}"`);
      for (const word of [...words, '1600 Main Street, Houston, TX 77002', '$450,000'])
        expect(body).toContain(word);
      expect(body.match(/<section/g)!.length).toBeGreaterThanOrEqual(8);
    },
  );

  it.each(['?lang=fr', '?lang=en&lang=es', '?report=1'])('refuses %s', async (query) => {
    const { statusCode, headers } = await shop.get(`/html-report/sample${query}`);
    expect([statusCode, headers['content-type']]).toEqual([400, 'application/problem+json; charset=utf-8']);
  });

  it('[RT-15] is not a sold report: it has no status and no payment', async () => {
    expect((await shop.get('/api/reports/1/status')).statusCode).toBe(404);
    expect((await shop.get('/html-report/1')).statusCode).toBe(404);
  });
});
