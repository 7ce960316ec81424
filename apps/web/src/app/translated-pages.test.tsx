import { orderView, payoutRunView } from '@closewise/contracts/admin';
import { reportVersionsView } from '@closewise/contracts/buyer';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import * as navigation from '../shared/report/navigate-page';
import { adminApi, session } from '../test/admin-api';
import { affiliate } from '../test/affiliate';
import { answer, api } from '../test/api';
import { operationsApi } from '../test/operations-api';
import { organizationApi } from '../test/organization-api';
import { ana, har, partnersApi } from '../test/partners-api';
import { renderApp } from '../test/render-app';
import { guideAt } from '../test/state-guides';
import { translate } from '../test/translate';

const complaints = vi.fn<(...words: unknown[]) => void>();

beforeEach(() => {
  complaints.mockClear();
  vi.spyOn(console, 'error').mockImplementation(complaints);
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(navigation, 'navigatePage').mockReturnValue();
  onTestFinished(translate(document.body));
});

/** React's errors when something else has changed the document. */
const broken = () =>
  complaints.mock.calls.filter((words) =>
    words.some((word) => /NotFoundError|part of the page failed/.test(String(word))),
  );

const enabled = <Kind extends Element>(selector: string) =>
  [...document.querySelectorAll<Kind>(selector)].filter((each) => !each.matches(':disabled'));

/** Types into every field and presses every button. */
async function useAll(user: UserEvent) {
  for (const field of enabled<HTMLElement>('main input, main select, main textarea')) {
    if (!field.isConnected) continue;
    if (field instanceof HTMLSelectElement) await user.selectOptions(field, field.options[field.length - 1]!);
    else if (field.matches('[type=checkbox], [type=radio]')) await user.click(field);
    else if (field.matches('[type=text], [type=email], [type=search], textarea, :not([type])'))
      await user.type(field, 'ana');
  }
  for (const button of enabled<HTMLElement>('main button, main summary'))
    if (button.isConnected && !button.matches(':disabled')) await user.click(button);
}

const order = orderView.parse(orderView.meta()?.['example']);
const failedAt = '2026-11-21T10:00:00.000Z';

function answerAdmin() {
  adminApi.user();
  adminApi.settings();
  adminApi.sessions(session('s1', 'Firefox on Linux', true), session('s2', 'Safari on macOS'));
  adminApi.secondFactor();
  adminApi.audit(0);
  adminApi.admins();
  partnersApi.overview();
  partnersApi.list([ana]);
  partnersApi.activity();
  partnersApi.organizations({ ...har, status: 'waiting' });
  partnersApi.trialBalance();
  partnersApi.explain('stripe-pi_3Q');
  operationsApi.reports();
  operationsApi.jobs({ id: 'j1', queue: 'send-mail', error: 'The server said 550', failedAt });
  operationsApi.consumers({
    name: 'reporting.reports@1',
    state: 'stopped',
    eventsBehind: 3,
    error: 'Unknown',
  });
  answer('get', '/api/admin/orders', { success: true, orders: [order.order], total: 1 });
  answer('get', '/api/admin/orders/stripe-pi_3Q', order);
  answer('get', '/api/admin/payouts', { success: true, runs: [] });
  answer('get', '/api/admin/payouts/2026-10', payoutRunView.parse(payoutRunView.meta()?.['example']));
  answer('get', '/api/admin/ledger/accounts', {
    success: true,
    asOf: null,
    total: 0,
    paymentId: null,
    accounts: [],
  });
  answer('get', '/api/admin/ledger/integrity', {
    success: true,
    seal: null,
    verification: { running: false, last: null },
  });
}

function answerBuyer() {
  api.createReport();
  api.paymentIntent();
  api.premium();
  answer('get', '/api/reports/77/versions', reportVersionsView.parse(reportVersionsView.meta()?.['example']));
}

const noAnswer = () => undefined;
const affiliateHome = () =>
  answer('get', '/api/affiliate/dashboard', { success: true, message: 'Welcome', affiliate });
function answerOrganization() {
  organizationApi.session();
  organizationApi.dashboard();
}

/** For each screen, a text that appears once the screen is complete. */
const screens: readonly (readonly [path: string, awaited: RegExp, answered: () => unknown])[] = [
  ['/', /^Property address~$/, answerBuyer],
  ['/es/', /^Dirección de la propiedad~$/, answerBuyer],
  ['/checkout/77', /^Pay \$25\.00~$/, answerBuyer],
  ['/processing/77', /^Generating Your Report~$/, () => api.status('processing')],
  ['/thank-you/77', /^Copy link~$/, () => api.status('completed')],
  ['/report/77/refine', /^Closing date~$/, answerBuyer],
  ['/find-my-report', /^Find my report~$/, noAnswer],
  ['/how-it-works', /three steps/, noAnswer],
  ['/faq', /^Frequently asked questions~$/, noAnswer],
  ['/sample-report', /~$/, noAnswer],
  ['/footer.cookie', /^Analytics~$/, noAnswer],
  [
    '/closing-costs/maryland',
    /^Closing costs in Maryland~$/,
    () => answer('get', '/api/public/state-guides/maryland', guideAt('/closing-costs/maryland')),
  ],
  ['/affiliate/register', /^Email address~$/, () => organizationApi.active()],
  ['/affiliate/dashboard', /^Welcome, Ana Lopez~$/, affiliateHome],
  ['/organization/master-setup', /^Contact email~$/, noAnswer],
  ['/organization/AUSTIN/dashboard', /^Log in~$/, organizationApi.noSession],
  ['/organization/AUSTIN/dashboard', /^Update credentials~$/, answerOrganization],
  ['/no/such/page', /^Return to Home~$/, noAnswer],
  ['/admin', /^Admin Login~$/, () => api.refuse('get', '/api/auth/user', 401, 'Please sign in first')],
  ['/admin', /1 projection or reactor stopped/, answerAdmin],
  ['/admin?tab=overview&view=orders', /^@example$/, answerAdmin],
  ['/admin?tab=overview&view=orders&order=stripe-pi_3Q', /The provider confirmed the payment/, answerAdmin],
  ['/admin?tab=overview&view=operations', /The server said 550/, answerAdmin],
  ['/admin?tab=affiliates', /^@example$/, answerAdmin],
  ['/admin?tab=affiliates&view=organizations', /Houston Association/, answerAdmin],
  ['/admin?tab=affiliates&view=ledger', /Nothing is sealed yet/, answerAdmin],
  ['/admin?tab=affiliates&view=payouts', /No runs yet/, answerAdmin],
  ['/admin?tab=affiliates&view=payouts&run=2026-10', /2026-10/, answerAdmin],
  ['/admin?tab=settings', /Buyer Report Price/, answerAdmin],
  ['/admin?tab=security', /Set up second factor/, answerAdmin],
  ['/admin?tab=marketing', /Ready in under 2 minutes/, answerAdmin],
];

it.each(screens)('%s keeps working when the browser translates it: %s', async (path, awaited, answered) => {
  answered();
  const { user, router } = renderApp(path);
  await screen.findAllByText(awaited);
  await useAll(user);
  await router.navigate('/terms-of-service');
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terms of Service~'),
  );
  expect(broken()).toEqual([]);
});

it('buys a report on a translated page after a declined card', async () => {
  api.createReport();
  api.paymentIntent();
  api.paymentSuccess();
  api.status('processing');
  api.refuse('post', '/api/simulated-payments/pi_77/confirm', 402, 'Your card was declined.');
  const { user, path } = renderApp('/');
  await user.type(await screen.findByLabelText('Property address~'), '1600 Main St, Houston, TX 77002');
  await user.type(screen.getByLabelText('Purchase price~'), '450000');
  await user.click(screen.getByRole('checkbox', { name: /^Email me my report/ }));
  await user.type(screen.getByLabelText('Email address~'), 'ana@example.com');
  await user.click(screen.getByRole('button', { name: 'Continue to payment~' }));
  await user.type(await screen.findByLabelText('Name on card~'), 'Ana Ruiz');
  await user.type(screen.getByLabelText('Card number~'), '4000000000000002');
  await user.type(screen.getByLabelText('Expiration date~'), '1230');
  await user.type(screen.getByLabelText('CVC~'), '123');
  await user.click(screen.getByRole('button', { name: 'Pay $25.00~' }));
  expect(await screen.findByText('Your card was declined.~')).toBeVisible();
  api.confirmCard();
  await user.click(await screen.findByRole('button', { name: 'Pay $25.00~' }));
  await waitFor(() => expect(path()).toBe('/processing/77'));
  expect(await screen.findByText('Generating Your Report~')).toBeVisible();
  expect(broken()).toEqual([]);
});
