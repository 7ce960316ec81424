import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  saleDecider,
  saleStream,
  type SaleSplit,
  type SaleState,
  waitsForCode,
  type SettleSale as SettleSaleCommand,
} from '@closewise/domain/affiliation';
import { PaidSales } from '../../billing/index.js';
import { Decisions } from '../../platform/event-store/decisions.js';
import { SaleAttributions, type Credit } from './sale-attributions.js';
import { SettleSale, type Settled } from './settle-sale.command.js';

@CommandHandler(SettleSale)
export class SettleSaleHandler implements ICommandHandler<SettleSale> {
  constructor(
    private readonly decisions: Decisions,
    private readonly sales: PaidSales,
    private readonly attributions: SaleAttributions,
  ) {}

  /** The payment is read after its journal, so that no journal ever goes back to what an older look had seen. */
  async execute({ paymentId, mayWait, context }: SettleSale): Promise<Settled> {
    let settled: Settled = 'settled';
    const commandFor = async (known: SaleState): Promise<SettleSaleCommand | null> => {
      const paid = await this.sales.find(paymentId);
      if (!paid) return null;
      const { sale, givenBack, evidence } = paid;
      const credit = known.status === 'split' ? creditOf(known.split) : await this.attributions.of(paid);
      const { outcome } = credit.attribution;
      const late = { outcome, toldByBrowser: evidence.toldByBrowser, hasWaited: !mayWait };
      settled = waitsForCode(known, late) ? 'waits' : 'settled';
      return settled === 'waits' ? null : { type: 'SettleSale', sale, givenBack, ...credit };
    };
    await this.decisions.executeWith(saleDecider, saleStream(paymentId), commandFor, context);
    return settled;
  }
}

const creditOf = (split: SaleSplit['data']): Credit => ({ attribution: split.attribution, terms: split });
