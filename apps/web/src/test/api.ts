import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import type {
  ConfirmPlaceView,
  CreateReportView,
  PaymentIntentView,
  PaymentSuccessView,
  PremiumView,
  ProblemView,
  ReceiptView,
  ReportStatusView,
  SimulatedCardView,
  SocialProofView,
} from '@closewise/contracts/buyer';
import type { VisitorsView } from '@closewise/contracts/admin';
import type { LinkVisits } from '@closewise/contracts/affiliates';
import type { OrganizationMembersView } from '@closewise/contracts/organizations';
import type { PayoutOverviewView } from '@closewise/contracts/payouts';

const noPayout: PayoutOverviewView = {
  success: true,
  balanceCents: 0,
  disputedCents: 0,
  minimumCents: 10_000,
  heldUntil: null,
  setup: 'ready',
  last: null,
  next: { status: 'below-minimum', lackingCents: 10_000 },
};

const noVisits: LinkVisits = {
  since: null,
  total: 0,
  days: 30,
  lately: 0,
  sales: 0,
  conversionPercent: null,
  byDay: [],
};
const noVisitors: VisitorsView['visitors'] = { total: 0, today: 0, since: null };

const noMembers: OrganizationMembersView = {
  success: true,
  members: [],
  counts: { all: 0, unconfirmed: 0, withoutSale: 0 },
};

const noNotices = {
  success: true,
  config: { enabled: false, intervalSeconds: 15, displayDuration: 8, position: 'bottom-left', message: '' },
  source: 'live',
  items: [],
} satisfies SocialProofView;

/** The receipt of every paid report, unless a test sets another. */
export const receipt: ReceiptView['receipt'] = {
  orderNumber: 'CW-7K4M9-Q2D8X',
  amountCents: 2500,
  items: [{ item: 'report', amountCents: 2500 }],
  currency: 'usd',
  paidAt: '2026-11-21T10:00:00.000Z',
  card: { brand: 'visa', last4: '4242' },
};

/**
 * The tests' server. A request that a test does not answer is an error, except for the footer's organizations, receipts,
 * statements, payouts, sales, visits, months and members: those exist, but are empty.
 */
export const server = setupServer(
  http.get('*/api/organizations/active', () => HttpResponse.json({ organizations: [] })),
  http.get('*/api/public/fb-pixel-id', () => HttpResponse.json({ success: true, pixelId: null })),
  http.get('*/api/public/social-proof', () => HttpResponse.json(noNotices)),
  http.get('*/api/reports/:reportId/receipt', () =>
    HttpResponse.json({ success: true, receipt, upgrade: null } satisfies ReceiptView),
  ),
  http.get('*/api/reports/:reportId/premium', () =>
    HttpResponse.json({ success: true, status: 'not-offered', amountCents: 1000 } satisfies PremiumView),
  ),
  http.get('*/statements', () => HttpResponse.json({ success: true, months: [] })),
  http.get('*/api/affiliate/sales', () => HttpResponse.json({ success: true, sales: [], total: 0 })),
  http.get('*/api/affiliate/visits', () => HttpResponse.json({ success: true, visits: noVisits })),
  http.get('*/api/admin/visitors', () => HttpResponse.json({ success: true, visitors: noVisitors })),
  http.get('*/api/affiliate/payouts', () => HttpResponse.json(noPayout)),
  http.get('*/api/organization/:tag/months', () => HttpResponse.json({ success: true, months: [] })),
  http.get('*/api/organization/:tag/members', () => HttpResponse.json(noMembers)),
  http.get('*/api/organization/:tag/payouts', () => HttpResponse.json(noPayout)),
);

export type SentRequest = {
  body: unknown;
  search: string;
  credentials: RequestCredentials;
  headers: Headers;
};

type Method = 'get' | 'post' | 'put' | 'delete';

/** Answers one call with a view, and records the requests. */
export function answer(method: Method, path: string, view: JsonBodyType, status = 200): SentRequest[] {
  const sent: SentRequest[] = [];
  server.use(
    http[method](`*${path}`, async ({ request }) => {
      const text = await request.text();
      const { search } = new URL(request.url);
      sent.push({
        body: text ? JSON.parse(text) : null,
        search,
        credentials: request.credentials,
        headers: request.headers,
      });
      return HttpResponse.json(view, { status });
    }),
  );
  return sent;
}

/** Answers one call when the test releases it: the server has acted, and the response is still on its way. */
export function answerLater(method: Method, path: string, view: JsonBodyType, status = 200): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.use(
    http[method](`*${path}`, async () => {
      await promise;
      return HttpResponse.json(view, { status });
    }),
  );
  return resolve;
}

const problem = (status: number, message: string, codes: object): ProblemView => ({
  type: 'about:blank',
  title: 'Refused',
  status,
  success: false,
  message,
  ...codes,
});

export const intent: PaymentIntentView = {
  success: true,
  clientSecret: 'pi_77_secret',
  paymentIntent: { id: 'pi_77', amount: 2500, currency: 'usd' },
  premium: false,
  premiumCents: 0,
  provider: 'simulated',
  publishableKey: null,
  placeNotice: null,
};

/** The buyer's calls, typed by the contract. */
export const api = {
  createReport: (view: Partial<CreateReportView> = { success: true, reportId: 77 }) =>
    answer('post', '/api/report/chain', view, 201),
  paymentIntent: (view: Partial<PaymentIntentView> = {}) =>
    answer('post', '/api/reports/77/payment-intent', { ...intent, ...view }),
  premium: (status: PremiumView['status'] = 'offered') =>
    answer('get', '/api/reports/77/premium', {
      success: true,
      status,
      amountCents: 1000,
    } satisfies PremiumView),
  confirmPlace: () => answer('put', '/api/reports/77/place', { success: true } satisfies ConfirmPlaceView),
  confirmCard: (status: SimulatedCardView['status'] = 'succeeded') =>
    answer('post', '/api/simulated-payments/pi_77/confirm', {
      success: true,
      status,
    } satisfies SimulatedCardView),
  paymentSuccess: (status: PaymentSuccessView['status'] = 'paid') =>
    answer('post', '/api/reports/77/payment-success', { success: true, status } satisfies PaymentSuccessView),
  status: (status: ReportStatusView['status']) =>
    answer('get', '/api/reports/77/status', {
      success: true,
      status,
      errorMessage: null,
    } satisfies ReportStatusView),
  refuse: (
    method: Method,
    path: string,
    status: number,
    message: string,
    codes: { code?: string; declineCode?: string } = {},
  ) => answer(method, path, problem(status, message, codes), status),
  refuseLater: (method: Method, path: string, status: number, message: string) =>
    answerLater(method, path, problem(status, message, {}), status),
  breakOff: (method: Method, path: string) =>
    server.use(http[method](`*${path}`, () => HttpResponse.error())),
};
