import type { Role, SessionKind } from '../../src/platform/access/roles.js';

/**
 * Who may call what, written down a second time by hand: a test compares it with the application and tries every route
 * as everybody. A new route is listed here under the one who may call it.
 */
export const routes: Readonly<Record<Role, readonly string[]>> = {
  visitor: [
    'GET /*',
    'GET /assets/*',
    'GET /health',
    'GET /ready',
    'GET /html-report/assets/:file',
    'POST /api/report/chain',
    'GET /api/public/price',
    'GET /api/public/state-guides',
    'GET /api/public/state-guides/:state',
    'GET /api/public/quick-estimate',
    'GET /api/blog/posts',
    'GET /api/blog/categories',
    'GET /api/blog/posts/related/:slug',
    'GET /api/blog/posts/:slug',
    'GET /api/public/fb-pixel-id',
    'GET /api/public/social-proof',
    'GET /api/status/maintenance',
    'POST /api/affiliate/signup',
    'POST /api/affiliate/send-link',
    'POST /api/affiliate/not-me',
    'POST /api/affiliate/logout',
    'GET /api/affiliate/dashboard/:token',
    'GET /api/affiliate/dashboard/:token/commissions',
    'GET /api/affiliate/onboard/:token',
    'POST /api/auth/login',
    'POST /api/auth/logout',
    'GET /api/organizations/active',
    'GET /api/statement-keys',
    'POST /api/organization/create-master-account',
    'POST /api/organization/login',
    'POST /api/organization/logout',
    'GET /api/docs',
    'GET /api/docs/',
    'GET /api/docs/*',
    'GET /api/docs/swagger-ui-init.js',
    'GET /api/docs/index.html',
    'GET /api/docs/LICENSE',
    'GET /api/docs/docs/*',
    'GET /api/docs/docs/swagger-ui-init.js',
    'GET /api/openapi.json',
    'GET /dev/outbox',
    'GET /dev/outbox/style.css',
    'GET /dev/outbox/:messageId/text',
    'GET /dev/outbox/:messageId/html',
    'GET /dev/payout-dashboard/:accountId',
    'GET /dev/payout-onboarding/style.css',
    'GET /dev/payout-onboarding/:token',
    'GET /dev/payout-onboarding/:token/complete',
    'GET /dev/payout-onboarding/:token/half-way',
  ],
  buyer: [
    'GET /html-report/:reportId',
    'GET /api/reports/:reportId/status',
    'PUT /api/reports/:reportId/place',
    'POST /api/reports/:reportId/payment-intent',
    'POST /api/reports/:reportId/payment-success',
    'POST /api/simulated-payments/:intentId/confirm',
  ],
  affiliate: [
    'GET /api/affiliate/dashboard',
    'GET /api/affiliate/commissions',
    'GET /api/affiliate/payouts',
    'GET /api/affiliate/statements',
    'GET /api/affiliate/statements/:file',
    'POST /api/affiliate/replace-link',
    'POST /api/affiliate/stripe/onboard',
  ],
  organization: [
    'GET /api/organization/session',
    'POST /api/organization/update-credentials',
    'POST /api/organization/stripe-connect',
    'GET /api/organization/:tag/dashboard',
    'GET /api/organization/:tag/payouts',
    'GET /api/organization/:tag/statements',
    'GET /api/organization/:tag/statements/:file',
  ],
  admin: [
    'GET /api/auth/user',
    'POST /api/auth/confirm',
    'GET /api/settings',
    'GET /api/admin/settings',
    'PUT /api/admin/settings',
    'POST /api/admin/update-credentials',
    'GET /api/admin/sessions',
    'DELETE /api/admin/sessions/:sessionId',
    'POST /api/admin/sessions/end-others',
    'GET /api/admin/audit',
    'GET /api/admin/second-factor',
    'POST /api/admin/second-factor/enrol',
    'POST /api/admin/second-factor/activate',
    'POST /api/admin/second-factor/recovery-codes',
    'POST /api/admin/second-factor/disable',
    'GET /api/admin/organizations',
    'POST /api/admin/organizations/:tag/approve',
    'POST /api/admin/organizations/:tag/reject',
    'GET /api/admin/ledger/affiliates/:code',
    'GET /api/admin/ledger/explain/:id',
    'GET /api/admin/ledger/organizations/:tag',
    'GET /api/admin/ledger/trial-balance',
    'GET /api/admin/payouts',
    'GET /api/admin/payouts/:runId',
    'GET /api/admin/stats',
    'GET /api/admin/affiliate/list',
    'GET /api/admin/affiliate/activity',
    'POST /api/admin/affiliate/create',
    'PUT /api/admin/affiliate/:id',
    'PUT /api/admin/affiliate/:id/commission-rate',
    'PUT /api/admin/affiliate/:id/membership',
    'POST /api/admin/affiliate/:id/replace-link',
    'POST /api/admin/affiliate/:id/terminate',
    'DELETE /api/admin/affiliate/:id',
    'GET /api/admin/affiliate/:id/statements',
    'GET /api/admin/affiliate/:id/statements/:file',
  ],
  provider: ['POST /api/webhooks/stripe'],
  operator: ['GET /metrics'],
};

/** Whose session opens a route, too. */
export const alsoOpenTo: Readonly<Record<string, SessionKind>> = {
  'GET /api/organization/:tag/dashboard': 'admin',
  'GET /api/organization/:tag/payouts': 'admin',
  'GET /api/organization/:tag/statements': 'admin',
  'GET /api/organization/:tag/statements/:file': 'admin',
};

/** What an admin may do only within ten minutes after the password was typed. */
export const requiresStepUp: readonly string[] = [
  'POST /api/admin/second-factor/enrol',
  'POST /api/admin/second-factor/recovery-codes',
  'POST /api/admin/second-factor/disable',
  'POST /api/admin/affiliate/:id/terminate',
  'DELETE /api/admin/affiliate/:id',
];

/** How often one address may call a route, in how many seconds; those on one line share what they have. */
export const limited: readonly (readonly [routes: readonly string[], points: number, perSeconds: number])[] =
  [
    [['POST /api/report/chain'], 60, 600],
    [['POST /api/affiliate/signup'], 30, 600],
    [['POST /api/affiliate/send-link'], 20, 600],
    [['POST /api/affiliate/not-me'], 30, 600],
    [['POST /api/affiliate/replace-link'], 10, 3600],
    [['POST /api/affiliate/stripe/onboard'], 30, 3600],
    [['POST /api/organization/stripe-connect'], 30, 3600],
    [['POST /api/organization/create-master-account'], 10, 3600],
    [['PUT /api/reports/:reportId/place'], 120, 60],
    [['POST /api/reports/:reportId/payment-intent', 'POST /api/reports/:reportId/payment-success'], 120, 60],
  ];

/** Routes of the application that are not listed; HEAD goes with GET. */
export function unlisted(ofTheApplication: readonly string[]): string[] {
  const listed = new Set(Object.values(routes).flat());
  return ofTheApplication.filter((route) => !listed.has(route.replace(/^HEAD /, 'GET ')));
}
