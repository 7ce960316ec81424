import type Stripe from 'stripe';
import { checkPublishable, wrongClientSecret, type Caller } from './access.js';
import type { StripeAccount } from './account.js';
import { findCharge, listCharges } from './charges.js';
import { authenticateIntent, confirmIntent } from './confirm.js';
import { createAccountLink, createLoginLink } from './connect/account-links.js';
import { createAccount, findAccount, listAccounts } from './connect/accounts.js';
import {
  balanceOf,
  createReversal,
  createTransfer,
  findTransfer,
  listTransfers,
} from './connect/transfers.js';
import { findDispute, listDisputes } from './disputes.js';
import { findEvent, listEvents } from './event-list.js';
import { expand } from './expand.js';
import { cancelIntent, createIntent, findIntent, listIntents, updateIntent } from './intents.js';
import { text, type Params } from './params.js';
import { createRefund, findRefund, listRefunds } from './refunds.js';
import { StripeRefusal } from './refusal.js';

type Handle = (account: StripeAccount, params: Params, id: string) => object;
type Route = Readonly<{ method: string; path: RegExp; handle: Handle; forBrowsers?: boolean }>;

const id = '([^/]+)';

/** `authenticate` is our own: the protocol between Stripe.js and the bank is not documented. */
const routes: readonly Route[] = [
  route('POST', '/v1/payment_intents', createIntent),
  route('GET', '/v1/payment_intents', listIntents),
  browserRoute('GET', `/v1/payment_intents/${id}`, (account, _params, intent) => findIntent(account, intent)),
  route('POST', `/v1/payment_intents/${id}`, (account, params, intent) =>
    updateIntent(account, intent, params),
  ),
  browserRoute('POST', `/v1/payment_intents/${id}/confirm`, (account, params, intent) =>
    confirmIntent(account, intent, params),
  ),
  browserRoute('POST', `/v1/payment_intents/${id}/authenticate`, authenticate),
  route('POST', `/v1/payment_intents/${id}/cancel`, (account, params, intent) =>
    cancelIntent(account, intent, params),
  ),
  route('GET', '/v1/charges', listCharges),
  route('GET', `/v1/charges/${id}`, (account, _params, charge) => findCharge(account, charge)),
  route('POST', '/v1/refunds', (account, params) => createRefund(account, params)),
  route('GET', '/v1/refunds', listRefunds),
  route('GET', `/v1/refunds/${id}`, (account, _params, refund) => findRefund(account, refund)),
  route('GET', '/v1/disputes', listDisputes),
  route('GET', `/v1/disputes/${id}`, (account, _params, dispute) => findDispute(account, dispute)),
  route('POST', '/v1/accounts', createAccount),
  route('GET', '/v1/accounts', listAccounts),
  route('GET', `/v1/accounts/${id}`, (account, _params, connected) => findAccount(account, connected)),
  route('POST', `/v1/accounts/${id}/login_links`, createLoginLink),
  route('POST', '/v1/account_links', createAccountLink),
  route('GET', '/v1/balance', (account) => balanceOf(account)),
  route('POST', '/v1/transfers', createTransfer),
  route('GET', '/v1/transfers', listTransfers),
  route('GET', `/v1/transfers/${id}`, (account, _params, transfer) => findTransfer(account, transfer)),
  route('POST', `/v1/transfers/${id}/reversals`, createReversal),
  route('GET', '/v1/events', listEvents),
  route('GET', `/v1/events/${id}`, (account, _params, event) => findEvent(account, event)),
];

/** One call of the API with a valid key. */
export type ApiCall = Readonly<{ method: string; path: string; params: Params; caller: Caller }>;

/** Executes the call and returns the object, expanded as requested. */
export function answer(account: StripeAccount, { method, path, params, caller }: ApiCall): object {
  const found = routes.find((one) => one.method === method && one.path.test(path));
  if (found === undefined) throw unrecognized(method, path);
  const subject = decodeURIComponent(found.path.exec(path)?.[1] ?? '');
  const { key: _key, client_secret: _secret, ...rest } = params;
  const secret = text(params, 'client_secret');
  if (caller === 'publishable') checkBrowser(account, found, subject, secret);
  else if (secret !== null && secret !== account.intents.get(subject)?.client_secret)
    throw wrongClientSecret();
  const object = found.handle(account, rest, subject);
  return caller === 'publishable' ? forBrowser(object) : expand(account, object, params);
}

function checkBrowser(
  account: StripeAccount,
  { forBrowsers }: Route,
  subject: string,
  secret: string | null,
): void {
  const expected = forBrowsers === true ? findIntent(account, subject).client_secret : null;
  checkPublishable(forBrowsers === true, secret, expected);
}

/** The fields of an intent that a publishable key may see. */
function forBrowser(object: object): object {
  const secret = [
    'metadata',
    'latest_charge',
    'amount_received',
    'customer',
    'application',
    'on_behalf_of',
    'review',
  ];
  return Object.fromEntries(
    Object.entries(structuredClone(object)).filter(([name]) => !secret.includes(name)),
  );
}

function authenticate(account: StripeAccount, params: Params, intent: string): Stripe.PaymentIntent {
  return authenticateIntent(account, intent, text(params, 'result') === 'fails' ? 'fails' : 'passes');
}

function route(method: string, path: string, handle: Handle): Route {
  return { method, path: new RegExp(`^${path}$`, 'u'), handle };
}

function browserRoute(method: string, path: string, handle: Handle): Route {
  return { ...route(method, path, handle), forBrowsers: true };
}

function unrecognized(method: string, path: string): StripeRefusal {
  const message = `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`;
  return new StripeRefusal(404, { message, type: 'invalid_request_error' });
}
