import { DomainError } from '@closewise/domain/events';

const words: Readonly<Record<string, string>> = {
  charge_disputed: 'The buyer’s bank disputes this payment: it cannot be refunded until the bank has decided',
  charge_already_refunded: 'This payment was refunded in full already',
  insufficient_funds: 'The balance at the provider is too low for this refund: nothing was moved',
  balance_insufficient: 'The balance at the provider is too low for this refund: nothing was moved',
};

/** What people read of a refund that the provider does not make. */
export const refusedRefund = (reasonCode: string): DomainError =>
  new DomainError(
    'billing.refund-refused',
    words[reasonCode] ?? `The provider does not make this refund (${reasonCode}): nothing was moved`,
    { reasonCode },
  );
