import { WrongVariableError } from '../../platform/config/startup/startup-error.js';
import { stripeRefusalReasons } from '../stripe/payouts/stripe-refusal-reasons.js';
import type { PayoutProvider } from './payout-provider.js';
import { PayoutProviders, PayoutProvidersConfig } from './payout-providers.js';

const provider = (id: string, isConfigured = true): PayoutProvider =>
  ({ id, isConfigured, refusalReasons: stripeRefusalReasons }) as unknown as PayoutProvider;

function registryOf(providers: readonly PayoutProvider[], chosen?: string): PayoutProviders {
  const config = Object.assign(new PayoutProvidersConfig(), { providerOfNewAccounts: chosen });
  const registry = new PayoutProviders(config);
  for (const each of providers) registry.register(each);
  return registry;
}

describe('the payout providers', () => {
  it('are in use once they are configured, and known by their id once', () => {
    const registry = registryOf([provider('stripe'), provider('simulated', false)]);
    expect([...registry.idsInUse]).toEqual(['stripe']);
    expect([registry.find('simulated'), registry.find('wise')]).toEqual([null, null]);
    expect(() => registry.register(provider('stripe'))).toThrow('two payout providers stripe');
  });

  it('open new accounts at the only one, or at the one that the operator has chosen', () => {
    const both = [provider('stripe'), provider('wise')];
    expect(registryOf([provider('stripe'), provider('wise', false)]).forNewAccounts.id).toBe('stripe');
    expect(registryOf(both, 'wise').forNewAccounts.id).toBe('wise');
    expect(() => registryOf(both).onApplicationBootstrap()).toThrow(WrongVariableError);
    expect(() => registryOf(both, 'paypal').onApplicationBootstrap()).toThrow('stripe, wise');
  });

  it.each([
    ['account_closed', 'account-closed', 'account closed'],
    ['account_invalid', 'account-closed', 'account_invalid'],
    ['no_account', 'account-closed', 'no_account'],
    ['resource_missing', 'account-closed', 'account closed (resource_missing)'],
    [
      'insufficient_capabilities_for_transfer',
      'account-incomplete',
      'insufficient_capabilities_for_transfer',
    ],
    ['transfers_not_allowed', 'account-incomplete', 'transfers_not_allowed'],
    ['payouts_not_allowed', 'account-incomplete', 'payouts_not_allowed'],
    ['balance_insufficient', 'ours', 'balance_insufficient'],
    ['amount_too_large', 'ours', 'amount_too_large'],
    ['amount_too_small', 'ours', 'amount_too_small'],
    ['a_code_of_tomorrow', null, 'a_code_of_tomorrow'],
    ['constructor', null, 'constructor'],
  ])('explain the refusal %s, also while they are not configured', (code, problem, words) => {
    const registry = registryOf([provider('stripe', false)]);
    expect([registry.refusalMeaning('stripe', code), registry.refusalWords('stripe', code)]).toEqual([
      problem,
      words,
    ]);
  });
});
