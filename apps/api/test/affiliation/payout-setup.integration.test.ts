import type { StripeOnboardView } from '@closewise/contracts/affiliates';
import { jest } from '@jest/globals';
import type {
  OrganizationDashboardView,
  PaymentAccountView,
  StripeConnectView,
} from '@closewise/contracts/organizations';
import { PayoutProviders } from '../../src/billing/payout-providers/payout-providers.js';
import { UnavailableError } from '../../src/platform/event-store/outage.js';
import type { Browser } from '../administration/browser.js';
import { Associations } from '../organizations/associations.js';

const addresses = {
  returnUrl: 'http://localhost:3000/affiliate/dashboard?connected=true',
  refreshUrl: 'http://localhost:3000/affiliate/dashboard?connect=again',
};

describe('the payout setup', () => {
  let associations: Associations;
  let ana: Browser;
  let eva: Browser;

  beforeAll(async () => {
    associations = await Associations.open();
    const { token } = await associations.partners.join('ana@example.com');
    ana = associations.partners.browser();
    await ana.send('GET', `/api/affiliate/dashboard/${token}`);
    ({ browser: eva } = await associations.signedIn('AUSTIN'));
    await associations.openLink('AUSTIN');
  });
  afterAll(() => associations?.close());

  const start = (body: object, browser = ana) => browser.send('POST', '/api/affiliate/stripe/onboard', body);
  const connect = (body: object, browser = eva) =>
    browser.send('POST', '/api/organization/stripe-connect', body);
  const pathOf = (url: string): string => new URL(url).pathname;
  /** Presses the first button of the simulated provider's page. Returns the return URL. */
  const complete = async (page: string): Promise<unknown> => {
    const browser = associations.partners.browser();
    await browser.send('GET', pathOf(page));
    return (await browser.send('GET', `${pathOf(page)}/complete`)).headers.location;
  };

  it('[AF-03] leads an affiliate to the provider and back, and immediately shows payouts as configured', async () => {
    const { stripeOnboardingComplete, id } = await associations.partners.dashboard(ana);
    expect(stripeOnboardingComplete).toBe(false);
    const answer = await start({ affiliateId: id, ...addresses });
    expect(answer.statusCode).toBe(200);
    const { success, onboardingUrl } = answer.json<StripeOnboardView>();
    expect(success).toBe(true);
    expect((await associations.partners.dashboard(ana)).stripeOnboardingComplete).toBe(false);
    expect(await complete(onboardingUrl)).toBe(addresses.returnUrl);
    expect((await associations.partners.dashboard(ana)).stripeOnboardingComplete).toBe(true);
  });

  it('[AF-03] returns a new link each time, for the same account', async () => {
    const pages = [await start(addresses), await start(addresses)].map((answer) =>
      pathOf(answer.json<StripeOnboardView>().onboardingUrl),
    );
    expect(new Set(pages).size).toBe(2);
    expect((await associations.partners.dashboard(ana)).stripeOnboardingComplete).toBe(true);
  });

  it.each([
    ['another website', { ...addresses, returnUrl: 'https://evil.example/affiliate/dashboard' }],
    ['a look-alike', { ...addresses, refreshUrl: 'http://localhost:3000@evil.example/' }],
    ['no address', { ...addresses, returnUrl: '/affiliate/dashboard' }],
    ['a script', { ...addresses, returnUrl: 'javascript:alert(1)' }],
  ])('[AF-03] never leads back to %s', async (_, body) => {
    const answer = await start(body);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      400,
      'billing.return-address-foreign',
    ]);
  });

  it('uses the affiliate of the session, not of the body', async () => {
    const other = await start({ affiliateId: 'somebody-else', ...addresses });
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([
      403,
      'affiliation.other-affiliate',
    ]);
    expect((await start(addresses, associations.partners.browser())).statusCode).toBe(401);
    expect((await connect({ organizationTag: 'BOISE' })).statusCode).toBe(403);
    expect((await connect({}, ana)).statusCode).toBe(401);
    expect((await start({ affiliateId: null })).statusCode).toBe(400);
  });

  it('[OR-08] leads an organization to the provider and back to its dashboard', async () => {
    const read = async () =>
      (await eva.send('GET', '/api/organization/AUSTIN/dashboard')).json<OrganizationDashboardView>().data;
    expect((await read()).stripeConnected).toBe(false);
    const answer = await connect({ organizationId: 'austin', organizationTag: 'AUSTIN' });
    expect(answer.statusCode).toBe(200);
    expect(await complete(answer.json<StripeConnectView>().connectUrl)).toBe(
      'http://localhost:3000/organization/AUSTIN/dashboard?connected=true',
    );
    expect((await read()).stripeConnected).toBe(true);
  });

  it('[OR-08] signs in to the payment account only for the organization itself, at its request', async () => {
    const minted = jest.spyOn(associations.partners.get(PayoutProviders).forNewAccounts, 'dashboardLink');
    const admin = await associations.admin();
    for (const reader of [eva, admin]) {
      const answer = await reader.send('GET', '/api/organization/AUSTIN/dashboard');
      expect(answer.json()).toMatchObject({ data: { stripeConnected: true, stripeDashboardUrl: null } });
    }
    const open = (browser: Browser) => browser.send('POST', '/api/organization/payment-account');
    for (const stranger of [admin, ana, associations.partners.browser()])
      expect((await open(stranger)).statusCode).toBe(401);
    const { browser: boise } = await associations.signedIn('BOISE');
    const unset = await open(boise);
    expect([unset.statusCode, unset.json<{ code: string }>().code]).toEqual([
      409,
      'billing.payout-account-missing',
    ]);
    expect(minted).not.toHaveBeenCalled();
    const { paymentAccountUrl } = (await open(eva)).json<PaymentAccountView>();
    expect(pathOf(paymentAccountUrl)).toMatch(/^\/dev\/payout-dashboard\/\w+/);
    minted.mockRejectedValueOnce(new UnavailableError('The provider cannot be reached'));
    const failed = await open(eva);
    expect([failed.statusCode, failed.json<{ message: string }>().message]).toEqual([
      503,
      expect.stringContaining('The payment account cannot be opened at the moment'),
    ]);
    minted.mockRestore();
  });
});
