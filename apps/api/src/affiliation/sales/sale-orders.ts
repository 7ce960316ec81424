import { Injectable } from '@nestjs/common';
import { codeOfSale, type Attribution, type PaidSale } from '@closewise/domain/affiliation';
import { paymentReferralDecider, paymentReferralStream } from '@closewise/domain/billing';
import type { ClosewiseEvent } from '@closewise/domain/events/catalogue';
import { reportStream } from '@closewise/domain/reporting';
import { Decisions } from '../../platform/event-store/decisions.js';
import { StreamHistory } from '../../platform/event-store/stream-history.js';

/** By which code a sale came, and the buyer's address; null when none was given or it was erased. */
export type SaleOrder = Readonly<{
  source: Pick<Attribution, 'code' | 'codeFrom'>;
  email: string | null;
}>;

/** The orders behind sales. */
@Injectable()
export class SaleOrders {
  constructor(
    private readonly decisions: Decisions,
    private readonly history: StreamHistory<ClosewiseEvent>,
  ) {}

  /** From the order itself, which is there after an erasure too, and else from what came with the payment. */
  async of({ reportId, paymentId }: PaidSale): Promise<SaleOrder> {
    const [requested] = await this.history.read(reportStream(reportId));
    const order = requested?.type === 'ReportRequested' ? requested.data : null;
    const { referralCode, person } = order ?? { referralCode: null, person: null };
    const late = referralCode === null ? await this.codeWithPayment(paymentId) : null;
    return { source: codeOfSale(referralCode, late), email: person?.email ?? null };
  }

  private async codeWithPayment(paymentId: string): Promise<string | null> {
    const stream = paymentReferralStream(paymentId);
    return (await this.decisions.load(paymentReferralDecider, stream)).referralCode;
  }
}
