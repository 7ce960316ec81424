import { type CanActivate, Injectable, mixin, NotFoundException, type Type } from '@nestjs/common';
import { PaymentsConfig } from './payments-config.js';
import type { PaymentProvider } from './payment-provider.js';

/** Lets a provider's own routes exist only while that provider takes the money; 404 otherwise. */
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
