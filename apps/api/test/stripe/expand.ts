import type { StripeAccount } from './account.js';
import { list, type Params } from './params.js';
import { badParameter } from './refusal.js';

const DEEPEST = 4;

type Fields = Record<string, unknown>;

/** The expandable fields by object; the fake stores no payment methods or customers. */
const expandable: Readonly<Record<string, readonly string[]>> = {
  payment_intent: ['latest_charge'],
  charge: ['payment_intent', 'refunds', 'balance_transaction'],
  refund: ['charge', 'payment_intent'],
  dispute: ['charge', 'payment_intent'],
};

/** Replaces ids by their objects as `expand[]` requests, e.g. `latest_charge` or `data.charge`. */
export function expand(account: StripeAccount, answer: object, params: Params): object {
  const copy: Fields = structuredClone({ ...answer });
  for (const path of list(params, 'expand')) {
    const names = path.split('.');
    if (names.length > DEEPEST) throw badParameter(`You cannot expand more than ${DEEPEST} levels`, 'expand');
    open(account, copy, names, path);
  }
  return copy;
}

function open(
  account: StripeAccount,
  at: Fields,
  [name = '', ...rest]: readonly string[],
  path: string,
): void {
  if (name === 'data' && Array.isArray(at['data'])) {
    for (const item of at['data']) open(account, item, rest, path);
    return;
  }
  if (!expandable[String(at['object'])]?.includes(name)) {
    throw badParameter(`This property cannot be expanded (${path}).`, 'expand');
  }
  if (typeof at[name] !== 'object') at[name] = structuredClone(objectOf(account, at, name));
  if (rest.length > 0 && isFields(at[name])) open(account, at[name], rest, path);
}

function objectOf(account: StripeAccount, at: Fields, name: string): unknown {
  if (name === 'refunds') return firstRefunds(account, String(at['id']));
  if (name === 'balance_transaction') return account.balanceTransactions.get(String(at[name])) ?? null;
  return name === 'payment_intent'
    ? account.intents.get(String(at[name]))
    : account.charges.get(String(at[name]));
}

/** Newest first, at most ten, as in a list inside an object. */
function firstRefunds(account: StripeAccount, charge: string): object {
  const refunds = [...account.refunds.values()].filter((refund) => refund.charge === charge).reverse();
  const url = `/v1/charges/${charge}/refunds`;
  return { object: 'list', data: refunds.slice(0, 10), has_more: refunds.length > 10, url };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
