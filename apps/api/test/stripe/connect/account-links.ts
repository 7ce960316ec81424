import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { StripeAccount } from '../account.js';
import { allow, required, text, type Params } from '../params.js';
import { badParameter, badState } from '../refusal.js';
import { findAccount, giveDue } from './accounts.js';

const SERVES_SECONDS = 300;
/** The path of a link's page, with its token. */
const page = /^\/setup\/e\/(\w+)$/u;

export function createAccountLink(account: StripeAccount, params: Params): Stripe.AccountLink {
  allow(params, ['account', 'type', 'refresh_url', 'return_url', 'collection_options']);
  const { id } = findAccount(account, required(text(params, 'account'), 'account'));
  if (required(text(params, 'type'), 'type') !== 'account_onboarding')
    throw badParameter('You cannot create `account_update` type Account Links for this account.', 'type');
  const token = randomBytes(12).toString('hex');
  const expiresAt = account.seconds() + SERVES_SECONDS;
  const returnUrl = required(text(params, 'return_url'), 'return_url');
  const refreshUrl = required(text(params, 'refresh_url'), 'refresh_url');
  account.links.set(token, { account: id, returnUrl, refreshUrl, expiresAt });
  return {
    object: 'account_link',
    created: account.seconds(),
    expires_at: expiresAt,
    url: `${account.url}/setup/e/${token}`,
  };
}

/** Visits the page and provides all but `due`; returns the redirect, or null if there is no such page. */
export function visitLink(account: StripeAccount, path: string, due: readonly string[] = []): string | null {
  const token = page.exec(path)?.[1];
  const link = token === undefined ? undefined : account.links.get(token);
  if (token === undefined || link === undefined) return null;
  const isUsable = link.expiresAt > account.seconds();
  account.links.set(token, { ...link, expiresAt: 0 });
  if (!isUsable) return link.refreshUrl;
  giveDue(account, link.account, { due });
  return link.returnUrl;
}

export function createLoginLink(account: StripeAccount, params: Params, id: string): Stripe.LoginLink {
  allow(params, []);
  if (!findAccount(account, id).details_submitted) {
    const message =
      'Cannot create a login link for an account that has not completed onboarding. Please complete onboarding before creating a login link.';
    throw badState(message, 'account_onboarding_incomplete');
  }
  const url = `${account.url}/express/${id}/${randomBytes(8).toString('hex')}`;
  return { object: 'login_link', created: account.seconds(), url };
}
