import { Expose, Transform } from 'class-transformer';
import { IsBoolean, IsOptional, IsString, Matches } from 'class-validator';
import { Module, type CanActivate, Injectable, mixin, NotFoundException, type Type } from '@nestjs/common';
import { WrongVariableError } from '../../platform/config/startup/startup-error.js';
import { readFlag, readOrigin } from '../../platform/config/read-config.js';
import { fromEnvironment } from '../../platform/config/config.module.js';
import type { PaymentProvider } from './payment-provider.js';

/** Keys of our Stripe account; `livemode`: they move real money. */
export type StripeKeys = Readonly<{
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Signing secret of the endpoint for connected accounts' events; null without such an endpoint. */
  connectWebhookSecret: string | null;
  livemode: boolean;
}>;

/** Which payments this installation takes. */
export class PaymentsConfig {
  /** Allows simulated card payments in production. */
  @Expose({ name: 'ALLOW_SIMULATED_PAYMENTS' })
  @Transform(readFlag)
  @IsBoolean({ message: 'ALLOW_SIMULATED_PAYMENTS must be true or false' })
  readonly allowSimulated: boolean = false;

  @Expose({ name: 'STRIPE_SECRET_KEY' })
  @IsOptional()
  @Matches(/^(sk|rk)_(test|live)_\w+$/, {
    message: "STRIPE_SECRET_KEY must be Stripe's secret or restricted key, such as sk_test_… or rk_live_…",
  })
  readonly secretKey?: string;

  @Expose({ name: 'STRIPE_PUBLISHABLE_KEY' })
  @IsOptional()
  @Matches(/^pk_(test|live)_\w+$/, {
    message: "STRIPE_PUBLISHABLE_KEY must be Stripe's publishable key: pk_test_… or pk_live_…",
  })
  readonly publishableKey?: string;

  @Expose({ name: 'STRIPE_WEBHOOK_SECRET' })
  @IsOptional()
  @Matches(/^whsec_\S+$/, {
    message: "STRIPE_WEBHOOK_SECRET must be the signing secret of Stripe's webhook endpoint: whsec_…",
  })
  readonly webhookSecret?: string;

  /** Stripe signs events of connected accounts with a separate secret. */
  @Expose({ name: 'STRIPE_CONNECT_WEBHOOK_SECRET' })
  @IsOptional()
  @Matches(/^whsec_\S+$/, {
    message:
      "STRIPE_CONNECT_WEBHOOK_SECRET must be the signing secret of Stripe's endpoint for connected accounts: whsec_…",
  })
  readonly connectWebhookSecret?: string;

  /** Replaces api.stripe.com, for a test double or a proxy. */
  @Expose({ name: 'STRIPE_API_URL' })
  @Transform(readOrigin)
  @IsOptional()
  @IsString({ message: 'STRIPE_API_URL must be an address such as http://localhost:4000, without a path' })
  readonly stripeApiUrl?: string;

  /** Allows live keys outside production. */
  @Expose({ name: 'ALLOW_LIVE_PAYMENTS' })
  @Transform(readFlag)
  @IsBoolean({ message: 'ALLOW_LIVE_PAYMENTS must be true or false' })
  readonly allowLive: boolean = false;

  /** Allows test keys in production. */
  @Expose({ name: 'ALLOW_TEST_PAYMENTS' })
  @Transform(readFlag)
  @IsBoolean({ message: 'ALLOW_TEST_PAYMENTS must be true or false' })
  readonly allowTest: boolean = false;

  @Expose({ name: 'NODE_ENV' })
  readonly environment: string = 'development';

  /** Null while payments are simulated. */
  get stripe(): StripeKeys | null {
    const { secretKey, publishableKey, webhookSecret } = this;
    if (!secretKey || !publishableKey || !webhookSecret) return null;
    const connectWebhookSecret = this.connectWebhookSecret ?? null;
    return { secretKey, publishableKey, webhookSecret, connectWebhookSecret, livemode: isLive(secretKey) };
  }

  get provider(): 'simulated' | 'stripe' {
    return this.stripe ? 'stripe' : 'simulated';
  }

  check(): void {
    const refusal = this.refusalOfKeys() ?? this.refusalOfMode();
    if (refusal) throw new WrongVariableError(refusal);
  }

  private refusalOfKeys(): string | null {
    const missing = Object.entries({
      STRIPE_SECRET_KEY: this.secretKey,
      STRIPE_PUBLISHABLE_KEY: this.publishableKey,
      STRIPE_WEBHOOK_SECRET: this.webhookSecret,
    }).filter(([, value]) => !value);
    if (missing.length === 1 || missing.length === 2) {
      const names = missing.map(([name]) => name).join(' and ');
      return `${names} missing: payments with Stripe need all three of STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET`;
    }
    if (this.connectWebhookSecret && missing.length > 0) {
      return 'STRIPE_CONNECT_WEBHOOK_SECRET needs the other STRIPE_* keys: set them, or remove it';
    }
    return this.secretKey && isLive(this.secretKey) !== isLive(this.publishableKey ?? '')
      ? 'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys or both be live keys'
      : null;
  }

  private refusalOfMode(): string | null {
    const isProduction = this.environment === 'production';
    if (isProduction && this.stripeApiUrl) return 'STRIPE_API_URL is for tests and refused in production';
    if (!this.stripe) {
      return isProduction && !this.allowSimulated
        ? 'Card payments are simulated: production starts only with the STRIPE_* keys or ALLOW_SIMULATED_PAYMENTS=true'
        : null;
    }
    if (this.stripe.livemode && !isProduction && !this.allowLive) {
      return 'STRIPE_SECRET_KEY is a live key, which moves real money: outside production it needs ALLOW_LIVE_PAYMENTS=true';
    }
    return !this.stripe.livemode && isProduction && !this.allowTest
      ? 'STRIPE_SECRET_KEY is a test key, which moves no money: in production it needs ALLOW_TEST_PAYMENTS=true'
      : null;
  }
}

const isLive = (key: string): boolean => /^[a-z]+_live_/.test(key);

/** Which payments this installation takes. */
@Module({ providers: [fromEnvironment(PaymentsConfig)], exports: [PaymentsConfig] })
export class PaymentsConfigModule {}

/** Guards a provider's own routes: 404 unless that provider is in use. */
export function OnlyWith(provider: PaymentProvider['name']): Type<CanActivate> {
  @Injectable()
  class OnlyWithProvider implements CanActivate {
    constructor(private readonly config: PaymentsConfig) {}

    canActivate(): boolean {
      if (this.config.provider === provider) return true;
      throw new NotFoundException();
    }
  }
  return mixin(OnlyWithProvider);
}
