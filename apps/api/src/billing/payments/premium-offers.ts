import { DomainError } from '@closewise/domain/events';

/** How far premium that is paid is: `ready` once the report that can be read has it. */
export type PremiumProgress = 'writing' | 'failed' | 'ready';

/**
 * Whether premium can be sold, and what becomes of it. Whoever writes the reports answers: billing knows no other module
 * than administration.
 */
export abstract class PremiumOffers {
  /** Whether enough sources answer for the property of this report; may ask them, and takes seconds at most. */
  abstract isOffered(reportId: number): Promise<boolean>;

  /** Of a report whose premium is paid. */
  abstract progressOf(reportId: number): Promise<PremiumProgress>;
}

/** The refusal of premium where too few sources answer. */
export const premiumUnavailable = (): DomainError =>
  new DomainError(
    'billing.premium-unavailable',
    'The premium report is not available for this property. You can buy the basic report.',
  );
