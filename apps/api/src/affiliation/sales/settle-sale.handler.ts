import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { saleDecider, saleStream } from '@closewise/domain/affiliation';
import { Decisions } from '../../platform/event-store/decisions.js';
import { PaidSales } from './paid-sales.js';
import { SaleAttributions } from './sale-attributions.js';
import { SettleSale } from './settle-sale.command.js';

@CommandHandler(SettleSale)
export class SettleSaleHandler implements ICommandHandler<SettleSale> {
  constructor(
    private readonly decisions: Decisions,
    private readonly sales: PaidSales,
    private readonly attributions: SaleAttributions,
  ) {}

  async execute({ paymentId, correlationId }: SettleSale): Promise<void> {
    const paid = await this.sales.find(paymentId);
    if (!paid) return;
    const stream = saleStream(paymentId);
    const known = await this.decisions.load(saleDecider, stream);
    const credit =
      known.status === 'split'
        ? { attribution: known.split.attribution, terms: known.split }
        : await this.attributions.of(paid.sale);
    const command = { type: 'SettleSale', ...paid, ...credit } as const;
    await this.decisions.execute(saleDecider, stream, command, { actor: 'system', correlationId });
  }
}
