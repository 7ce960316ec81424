import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { PdfWriter } from '../../src/platform/pdf/pdf-writer.js';
import { WorkerQueue } from '../../src/platform/pdf/worker-queue.js';
import type { renderReportPdf } from '../../src/reporting/document/index.js';
import { SampleReport } from '../../src/reporting/sample/sample-report.js';
import { NotFoundThrottle } from '../../src/reporting/known-reports/not-found-throttle.js';
import { pdfPages, pdfText } from '../pdf-text.js';
import { until } from '../processing.js';
import { Shop } from './shop.js';

const unknownId = 2 ** 52 + 4711;
const browser = { accept: 'text/html,application/pdf' };

const asked = {
  address: '1600 Main Street',
  city: 'Houston',
  state: 'TX',
  zipCode: '77002',
  price: 450_000,
  downPaymentPercent: 20,
  propertyType: 'Single Family',
  buyerType: 'First-time Homebuyer',
  loanType: 'Conventional',
};

describe('[RP-02] the PDF of a report', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
  });
  afterAll(() => shop?.close());

  const bytesOf = (url: string) => shop.get(url).then(({ rawPayload }) => rawPayload);

  it('is available at its address to the buyer, and not cached on the way', async () => {
    const reportId = await shop.sell();
    const { statusCode, headers, rawPayload } = await shop.get(`/api/reports/${reportId}/report.pdf?lang=es`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['content-disposition']).toMatch(/^inline; filename="closewise-report-[a-z0-9-]+\.pdf"$/);
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdfText(rawPayload)).toContain('Página 1 de ');
  });

  it('[RP-03] answers the same for unknown and unpaid reports, and counts a miss', async () => {
    const unpaid = await shop.createReport();
    const misses = jest.spyOn(shop.application.get(NotFoundThrottle, { strict: false }), 'spend');
    const ids = [unpaid, unknownId, 'abc', '%00'];
    const forPrograms = await Promise.all(ids.map((id) => shop.get(`/api/reports/${id}/report.pdf`)));
    const answers = forPrograms.map((answer) => {
      const { requestId: _, ...problem } = answer.json<{ requestId: string }>();
      return { status: answer.statusCode, problem };
    });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 404, problem: { success: false } });
    const pages = await Promise.all(ids.map((id) => shop.get(`/api/reports/${id}/report.pdf`, browser)));
    const page = await shop.get(`/html-report/${unknownId}`, browser);
    for (const { statusCode, body } of pages) expect([statusCode, body]).toEqual([404, page.body]);
    expect(misses).toHaveBeenCalledTimes(2 * ids.length + 1);
    misses.mockRestore();
  });

  it('[DM-01] of a demo is marked as a demo on each page, and is missing until the demo is generated', async () => {
    const { reportId } = (await shop.post('/api/reports', asked)).json<{ reportId: number }>();
    const url = `/api/reports/${reportId}/report.pdf`;
    expect((await shop.get(url)).statusCode).toBe(404);
    await shop.post(`/api/reports/${reportId}/process`, { paymentIntentId: 'demo_1' });
    await until(async () => (await shop.status(reportId)).status === 'complete');
    const pdf = await bytesOf(url);
    expect(pdfText(pdf).match(/^DEMO$/gm)).toHaveLength(pdfPages(pdf));
    expect(pdfText(pdf)).toContain('Page 1 of ');
  });

  it.each([
    ['', 'Sample report', 'Page 1 of '],
    ['?lang=es', 'Informe de muestra', 'Página 1 de '],
  ])('[RT-15] of the sample is public (%s)', async (query, ...words) => {
    const { statusCode, headers, rawPayload } = await shop.get(`/html-report/sample/report.pdf${query}`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = pdfText(rawPayload);
    for (const word of [...words, '1600 Main Street,']) expect(text).toContain(word);
  });

  it('is written once for equal requests, and once for each version and language', async () => {
    const reportId = await shop.sell();
    const written = jest.spyOn(WorkerQueue.prototype, 'run');
    const url = `/api/reports/${reportId}/report.pdf`;
    const together = await Promise.all([url, url, url].map(bytesOf));
    const later = await bytesOf(`${url}?lang=en&version=1`);
    for (const pdf of [...together, later]) expect(pdf.equals(together[0]!)).toBe(true);
    expect(written).toHaveBeenCalledTimes(1);
    expect(pdfText(await bytesOf(`${url}?lang=es`))).toContain('Página 1 de ');
    expect(written).toHaveBeenCalledTimes(2);
    const corrected = await shop.post(`/api/reports/${reportId}/refinements`, {
      version: 1,
      key: randomUUID(),
      changes: { hoaMonthlyCents: 25_000 },
    });
    expect(corrected.statusCode).toBe(200);
    const second = await bytesOf(url);
    const { receipt } = (await shop.get(`/api/reports/${reportId}/receipt`)).json<{
      receipt: { orderNumber: string };
    }>();
    for (const pdf of [together[0]!, second, await bytesOf(`${url}?version=1`)]) {
      // A PDF is passed on, and the report number would open every version of the report.
      expect(pdfText(pdf)).toContain(`Order ${receipt.orderNumber}`);
      expect(pdfText(pdf) + pdf.toString('latin1')).not.toContain(String(reportId));
    }
    expect(second.equals(together[0]!)).toBe(false);
    expect((await bytesOf(`${url}?version=1`)).equals(together[0]!)).toBe(false);
    written.mockRestore();
  });

  it('is refused with a Retry-After while too many others are written; other pages still answer', async () => {
    const reportId = await shop.sell();
    const pdfs = shop.application.get(PdfWriter, { strict: false });
    const sample = shop.application.get(SampleReport, { strict: false });
    const ended: string[] = [];
    const others = Array.from({ length: 21 }, (_, index) =>
      pdfs
        .write<typeof renderReportPdf>('report', sample.document('en'), {
          exhibit: null,
          older: null,
          siteUrl: `https://${index}.test`,
        })
        .then(
          () => ended.push('PDF'),
          () => ended.push('stopped'),
        ),
    );
    const url = `/api/reports/${reportId}/report.pdf?lang=es`;
    const refused = await shop.get(url);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('10');
    expect(refused.json()).toMatchObject({
      success: false,
      message: 'Many PDFs are being written right now. Please try again in 10 seconds.',
    });
    const page = await shop.get(url, browser);
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '10']);
    expect(page.body).toContain('En este momento estamos preparando muchos PDF.');
    expect((await shop.get(`/html-report/${reportId}`)).statusCode).toBe(200);
    ended.push('page');
    await Promise.race(others);
    expect(ended[0]).toBe('page');
    await Promise.all(others);
    expect((await shop.get(url)).statusCode).toBe(200);
  });
});
