import { act, cleanup, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReceiptView, ReportStatusView } from '@closewise/contracts/buyer';
import { rememberCurrentReport } from '../../shared/report/current-report';
import { answer, api, receipt, server } from '../../test/api';
import { allowCookies } from '../../test/cookies';
import { renderApp } from '../../test/render-app';
import en from './messages.en';
import es from './messages.es';

const pages = { '/thank-you/77': en, '/es/gracias/77': es };
const inBoth = Object.entries(pages).map(([path, t]) => ({ path, t }));
const statusPath = '/api/reports/77/status';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const purchases = () =>
  (window.dataLayer ?? []).filter((entry) => 'event' in entry && entry.event === 'purchase');
const settled = async (title: string) => {
  await heading(title);
  return purchases();
};

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('the page of a report that is ready', () => {
  beforeEach(() => void api.status('completed'));

  it.each(inBoth)(
    '[TY-01] thanks the buyer, links to the report, and says where to look for the email: $path',
    async ({ path, t }) => {
      renderApp(path);
      expect(await heading(t.completed.title)).toBeVisible();
      expect(screen.getByRole('link', { name: t.completed.go })).toHaveAttribute('href', '/html-report/77');
      expect(screen.getByText(t.mail.body)).toBeVisible();
    },
  );

  it('shows the link to the report, to copy', async () => {
    const { user } = renderApp('/thank-you/77');
    expect(await screen.findByLabelText('Link to your report')).toHaveValue(
      'http://localhost:3000/html-report/77',
    );
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible();
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContain('Copied!');
    expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/html-report/77');
  });

  it('selects the link for copying if the browser has no clipboard', async () => {
    const { user } = renderApp('/thank-you/77');
    const link = await screen.findByLabelText('Link to your report');
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(link).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
  });
});

describe('the receipt', () => {
  const lines = {
    '/thank-you/77': ['$25.00 USD', 'CW-7K4M9-Q2D8X', 'November 21, 2026, 4:00 AM CST', 'Visa •••• 4242'],
    '/es/gracias/77': [
      '$25.00 USD',
      'CW-7K4M9-Q2D8X',
      '21 de noviembre de 2026, 4:00 a.m. CST',
      'Visa •••• 4242',
    ],
  };
  const shown = async (name: string): Promise<(string | undefined)[]> => {
    const section = await screen.findByRole('region', { name });
    await within(section).findByText('CW-7K4M9-Q2D8X');
    return within(section)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent?.replaceAll(/[\u00a0\u202f]/g, ' '));
  };

  it.each(Object.entries(lines))(
    'shows what was paid, when and with which card, once it is paid: %s',
    async (path, expected) => {
      const t = path.startsWith('/es') ? es : en;
      for (const status of ['processing', 'failed', 'completed'] as const) {
        api.status(status);
        renderApp(path);
        expect(await shown(t.receipt.title)).toEqual(expected);
        expect(screen.getByText(t.receipt.final)).toBeVisible();
        cleanup();
      }
    },
  );

  it('is printed without the link to the report', async () => {
    api.status('completed');
    const prints = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = renderApp('/thank-you/77');
    await user.click(await screen.findByRole('button', { name: en.receipt.print }));
    expect(prints).toHaveBeenCalledOnce();
    expect(screen.getByLabelText(en.save.label).closest('.print\\:hidden')).not.toBeNull();
  });

  it('has no line for an unknown card', async () => {
    api.status('completed');
    answer('get', '/api/reports/77/receipt', { success: true, receipt: { ...receipt, card: null } });
    renderApp('/thank-you/77');
    expect(await shown(en.receipt.title)).toEqual(lines['/thank-you/77'].slice(0, 3));
  });

  it('can be loaded again after a failure', async () => {
    api.status('completed');
    api.refuse('get', '/api/reports/77/receipt', 503, 'Away');
    const { user } = renderApp('/thank-you/77');
    const again = await screen.findByRole('button', { name: en.receipt.again }, { timeout: 20_000 });
    answer('get', '/api/reports/77/receipt', { success: true, receipt });
    await user.click(again);
    expect(await shown(en.receipt.title)).toEqual(lines['/thank-you/77']);
  });

  it('is not requested for an unpaid report or a demo', async () => {
    const asked = answer('get', '/api/reports/:reportId/receipt', { success: true, receipt });
    api.status('draft');
    renderApp('/thank-you/77');
    await heading(en.unpaid.title);
    cleanup();
    answer('get', '/api/reports/2300000000000042/status', {
      success: true,
      status: 'complete',
      errorMessage: null,
    });
    renderApp('/thank-you/2300000000000042');
    await heading(en.completed.title);
    expect(screen.queryByText(en.receipt.title)).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});

describe('the page of a report that is not ready', () => {
  it.each(inBoth)('[TY-01] shows that it is looking for the report: $path', async ({ path, t }) => {
    server.use(http.get(`*${statusPath}`, () => new Promise<HttpResponse<null>>(() => undefined)));
    renderApp(path);
    expect(await heading(t.loading.title)).toBeVisible();
    expect(screen.queryByRole('link', { name: t.completed.go })).not.toBeInTheDocument();
  });

  it.each([
    ['processing', 'processing', ['/processing/77', '/es/procesando/77']],
    ['failed', 'failed', ['/', '/es/']],
    ['draft', 'unpaid', ['/checkout/77', '/es/checkout/77']],
  ] as const)(
    '[TY-01] explains the status and the next step in both languages: %s',
    async (status, words, ways) => {
      api.status(status);
      for (const [index, { path, t }] of inBoth.entries()) {
        renderApp(path);
        expect(await heading(t[words].title)).toBeVisible();
        expect(screen.getByText(t[words].lede)).toBeVisible();
        expect(screen.getByRole('link', { name: t[words].go })).toHaveAttribute('href', ways[index]);
      }
      expect(screen.queryByText(en.save.title)).not.toBeInTheDocument();
    },
  );

  it.each(inBoth)('[TY-01] shows that the id is unknown, after one request: $path', async ({ path, t }) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const asked = api.refuse('get', statusPath, 404, 'There is no report at this address');
    renderApp(path);
    expect(await heading(t.unknown.title)).toBeVisible();
    expect(screen.getByRole('link', { name: t.unknown.go })).toHaveAttribute(
      'href',
      path.slice(0, path.startsWith('/es') ? 4 : 1),
    );
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(asked).toHaveLength(1);
  });

  it.each(inBoth)(
    '[TY-01] shows that the server cannot be reached, tries again, and finds the report: $path',
    async ({ path, t }) => {
      api.breakOff('get', statusPath);
      const { user } = renderApp(path);
      expect(await heading(t.unavailable.title)).toBeVisible();
      api.status('completed');
      await user.click(screen.getByRole('button', { name: t.unavailable.go }));
      expect(await heading(t.completed.title)).toBeVisible();
    },
  );

  it('[TY-01] shows the report as soon as it is ready, without a click', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    api.status('processing');
    renderApp('/thank-you/77');
    await heading(en.processing.title);
    api.status('completed');
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(await heading(en.completed.title)).toBeVisible();
  });

  it('does not ask for a payment that the server has confirmed in this tab', async () => {
    rememberCurrentReport({ reportId: '77', paidCents: 2500, confirmed: true });
    api.status('draft');
    renderApp('/thank-you/77');
    expect(await heading(en.processing.title)).toBeVisible();
  });
});

describe('premium', () => {
  beforeEach(() => void api.status('completed'));

  it.each(inBoth)('is linked if it is offered: $path', async ({ path, t }) => {
    api.premium();
    renderApp(path);
    const link = await screen.findByRole('link', { name: t.premium.go('$10') });
    expect(link).toHaveAttribute('href', path.startsWith('/es') ? '/es/premium/77' : '/premium/77');
  });

  it.each(['not-offered', 'closed', 'ready'] as const)('is not mentioned if it is %s', async (status) => {
    const asked = api.premium(status);
    renderApp('/thank-you/77');
    await screen.findByText(receipt.orderNumber);
    await vi.waitFor(() => expect(asked).not.toEqual([]));
    expect(screen.queryByText(en.premium.title)).not.toBeInTheDocument();
  });

  it('has its own line on the receipt', async () => {
    const items = [...receipt.items, { item: 'premium', amountCents: 1000 } as const];
    answer('get', '/api/reports/77/receipt', {
      success: true,
      receipt: { ...receipt, amountCents: 3500, items },
      upgrade: null,
    } satisfies ReceiptView);
    renderApp('/thank-you/77');
    const section = await screen.findByRole('region', { name: 'Receipt' });
    await within(section).findByText('Premium sections');
    const amounts = within(section)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(amounts.slice(0, 3)).toEqual(['$25.00 USD', '$10.00 USD', '$35.00 USD']);
  });
});

describe('the purchase event', () => {
  beforeEach(() => allowCookies({ analytics: true, marketing: false }));
  const purchase = { event: 'purchase', value: 25, currency: 'USD' };

  it.each(['processing', 'complete'] as const)(
    '[DM-01] is not sent for a demo that is %s',
    async (status) => {
      const demo = 2300000000000042;
      answer('get', `/api/reports/${demo}/status`, { success: true, status, errorMessage: null });
      renderApp(`/thank-you/${demo}`);
      expect(await settled(en[status === 'complete' ? 'completed' : status].title)).toEqual([]);
    },
  );

  it.each(['completed', 'processing', 'failed'] as const)(
    '[TY-01] reports 25 USD for a report that is %s, once no matter how often it is opened',
    async (status) => {
      api.status(status);
      renderApp('/thank-you/77');
      await screen.findByText(receipt.orderNumber);
      expect(await settled(en[status].title)).toEqual([purchase]);
      sessionStorage.clear(); // another tab of this browser
      cleanup();
      renderApp('/es/gracias/77');
      await screen.findByText(receipt.orderNumber);
      expect(await settled(es[status].title)).toEqual([purchase]);
    },
  );

  it('[TY-01] reports each of two reports once, even if either is opened again', async () => {
    api.status('completed');
    answer('get', '/api/reports/78/status', {
      success: true,
      status: 'completed',
      errorMessage: null,
    } satisfies ReportStatusView);
    for (const id of ['77', '78', '77']) {
      renderApp(`/thank-you/${id}`);
      await screen.findByDisplayValue(new RegExp(`/${id}$`));
      await screen.findByText(receipt.orderNumber);
      cleanup();
    }
    expect(purchases()).toEqual([purchase, purchase]);
    expect(JSON.stringify(localStorage)).not.toMatch(/\b7[78]\b/);
  });

  it('[TY-01] reports the amount that was paid', async () => {
    rememberCurrentReport({ reportId: '77', paidCents: 3050 });
    api.status('completed');
    renderApp('/thank-you/77');
    expect(await settled(en.completed.title)).toEqual([{ ...purchase, value: 30.5 }]);
  });

  it("[TY-01] reports the receipts' amounts in a browser that did not pay, including later premium", async () => {
    api.status('completed');
    const items = [...receipt.items, { item: 'premium', amountCents: 1000 } as const];
    answer('get', '/api/reports/77/receipt', {
      success: true,
      receipt: { ...receipt, amountCents: 3500, items },
      upgrade: {
        ...receipt,
        orderNumber: 'CW-LATER-00001',
        amountCents: 1200,
        items: [{ item: 'premium', amountCents: 1200 }],
      },
    } satisfies ReceiptView);
    renderApp('/thank-you/77');
    await screen.findByText('CW-LATER-00001');
    expect(await settled(en.completed.title)).toEqual([
      { ...purchase, value: 35 },
      { ...purchase, value: 12 },
    ]);
  });

  it.each([
    ['an unpaid report', () => api.status('draft'), en.unpaid.title],
    ['an unknown id', () => api.refuse('get', statusPath, 404, 'Unknown'), en.unknown.title],
    [
      'a report that nobody can say anything of',
      () => api.refuse('get', statusPath, 503, 'Away'),
      en.unavailable.title,
    ],
  ])('[TY-01] reports nothing for %s', async (_, given, title) => {
    rememberCurrentReport({ reportId: '77', paidCents: 2500 });
    given();
    renderApp('/thank-you/77');
    expect(await settled(title)).toEqual([]);
  });
});
