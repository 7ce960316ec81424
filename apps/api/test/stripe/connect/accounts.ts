import type Stripe from 'stripe';
import type { StripeAccount } from '../account.js';
import { recordConnected } from '../events.js';
import { listParams, page } from '../lists.js';
import { mergeMetadata } from '../metadata.js';
import { allow, group, required, text, type Params } from '../params.js';
import { badParameter, StripeRefusal } from '../refusal.js';

export type DisabledReason = Stripe.Account.Requirements.DisabledReason;

/** What an Express account of a person must provide. */
const dueAtFirst = [
  'business_type',
  'external_account',
  'individual.ssn_last_4',
  'tos_acceptance.date',
  'tos_acceptance.ip',
];
const creatable = [
  'type',
  'country',
  'email',
  'capabilities',
  'metadata',
  'business_type',
  'business_profile',
];

/** Express accounts with the transfers capability only, as the application opens them. */
export function createAccount(account: StripeAccount, params: Params): Stripe.Account {
  allow(params, creatable);
  if (required(text(params, 'type'), 'type') !== 'express')
    throw badParameter('The fake opens Express accounts only.', 'type');
  const transfers = group(group(params, 'capabilities') ?? {}, 'transfers') ?? {};
  if (text(transfers, 'requested') !== 'true')
    throw badParameter('You must request at least one capability.', 'capabilities');
  const opened = newAccount(account, params);
  account.connected.set(opened.id, opened);
  return opened;
}

export function findAccount(account: StripeAccount, id: string): Stripe.Account {
  const found = account.connected.get(id);
  if (found !== undefined) return found;
  const message = `The provided key 'sk_test_********' does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`;
  throw new StripeRefusal(403, { code: 'account_invalid', message, type: 'invalid_request_error' });
}

export function listAccounts(account: StripeAccount, params: Params): Stripe.ApiList<Stripe.Account> {
  allow(params, listParams);
  const accounts = [...account.connected.values()] as (Stripe.Account & { created: number })[];
  return page('/v1/accounts', accounts, params);
}

/** Provides what is due, except for `due`. */
export function giveDue(
  account: StripeAccount,
  id: string,
  { due = [] as readonly string[], disabledReason = null as DisabledReason | null } = {},
): Stripe.Account {
  const found = findAccount(account, id);
  const isPaid = due.length === 0 && disabledReason === null;
  Object.assign(found, {
    details_submitted: true,
    payouts_enabled: isPaid,
    capabilities: { transfers: isPaid ? 'active' : 'inactive' },
    requirements: requirements(due, disabledReason ?? (isPaid ? null : 'requirements.past_due')),
  });
  recordConnected(account, 'account.updated', found, id);
  return found;
}

/** Closed by the payee or Stripe: the platform no longer finds it. */
export function closeAccount(account: StripeAccount, id: string): void {
  findAccount(account, id);
  account.connected.delete(id);
  const application = { id: 'ca_fake', object: 'application', name: 'Closewise' } as const;
  recordConnected(account, 'account.application.deauthorized', application, id);
}

function newAccount(account: StripeAccount, params: Params): Stripe.Account {
  return {
    id: account.id('acct').replace(/_3/, '_1'),
    object: 'account',
    business_profile: null,
    business_type: null,
    capabilities: { transfers: 'inactive' },
    charges_enabled: false,
    controller: {
      fees: { payer: 'application_express' },
      is_controller: true,
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'express' },
      type: 'application',
    },
    country: text(params, 'country') ?? 'US',
    created: account.seconds(),
    default_currency: 'usd',
    details_submitted: false,
    email: text(params, 'email'),
    metadata: mergeMetadata({}, params),
    payouts_enabled: false,
    requirements: requirements(dueAtFirst, 'requirements.past_due'),
    settings: null,
    tos_acceptance: { date: null, ip: null, user_agent: null },
    type: 'express',
  };
}

function requirements(
  due: readonly string[],
  disabledReason: DisabledReason | null,
): Stripe.Account.Requirements {
  return {
    alternatives: [],
    current_deadline: null,
    currently_due: [...due],
    disabled_reason: disabledReason,
    errors: [],
    eventually_due: [...due],
    past_due: [...due],
    pending_verification: [],
  };
}
