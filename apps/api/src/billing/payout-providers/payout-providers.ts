import { Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Expose } from 'class-transformer';
import { IsOptional, IsString } from 'class-validator';
import { fromEnvironment } from '../../platform/config/config.module.js';
import { WrongVariableError } from '../../platform/config/startup/startup-error.js';
import type { PayoutProvider, RefusalProblem } from './payout-provider.js';

/** Which provider new payees use. */
export class PayoutProvidersConfig {
  /** A provider's id; needed only if several providers are configured. */
  @Expose({ name: 'PAYOUT_PROVIDER' })
  @IsOptional()
  @IsString()
  readonly providerOfNewAccounts?: string;
}

/**
 * The payout providers, which register themselves. A payee's account and a payout line name their provider, so that
 * several can be in use at the same time.
 */
@Injectable()
export class PayoutProviders implements OnApplicationBootstrap {
  private readonly registered = new Map<string, PayoutProvider>();

  constructor(private readonly config: PayoutProvidersConfig) {}

  register(provider: PayoutProvider): void {
    if (this.registered.has(provider.id)) throw new Error(`There are two payout providers ${provider.id}`);
    this.registered.set(provider.id, provider);
  }

  onApplicationBootstrap(): void {
    if (this.registered.size > 0) void this.forNewAccounts;
  }

  /** The configured providers. */
  get inUse(): readonly PayoutProvider[] {
    return [...this.registered.values()].filter(({ isConfigured }) => isConfigured);
  }

  /** Their ids. */
  get idsInUse(): ReadonlySet<string> {
    return new Set(this.inUse.map(({ id }) => id));
  }

  /** The provider where new payees open their account. */
  get forNewAccounts(): PayoutProvider {
    const { inUse } = this;
    const { providerOfNewAccounts: chosen } = this.config;
    const provider = chosen === undefined && inUse.length === 1 ? inUse[0] : this.find(chosen ?? '');
    if (provider) return provider;
    const ids = inUse.map(({ id }) => id).join(', ');
    throw new WrongVariableError(`PAYOUT_PROVIDER must be a configured payout provider: ${ids}`);
  }

  /** Null for a provider that is not in use. */
  find(id: string): PayoutProvider | null {
    return this.inUse.find((provider) => provider.id === id) ?? null;
  }

  /** For an id that was found before; throws for a provider that is not in use. */
  get(id: string): PayoutProvider {
    const provider = this.find(id);
    if (!provider) throw new Error(`The payout provider ${id} is not in use`);
    return provider;
  }

  /** What a provider's refusal code means to the payee; null for an unknown code. */
  readonly refusalMeaning = (id: string, code: string): RefusalProblem | null =>
    this.refusalReason(id, code)?.problem ?? null;

  /** The words for a provider's refusal code; the code itself without words. */
  readonly refusalWords = (id: string, code: string): string => this.refusalReason(id, code)?.words ?? code;

  private refusalReason(id: string, code: string) {
    const { refusalReasons: reasons = {} } = this.registered.get(id) ?? {};
    return Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  }
}

/** The registry, imported by each provider's module and by those who pay. */
@Module({ providers: [fromEnvironment(PayoutProvidersConfig), PayoutProviders], exports: [PayoutProviders] })
export class PayoutProvidersModule {}
