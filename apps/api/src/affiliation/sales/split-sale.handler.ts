import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  saleDecider,
  saleStream,
  type SaleSplit,
  type SaleState,
  waitsForCode,
  type SplitSale as SplitSaleCommand,
} from '@closewise/domain/affiliation';
import { PaidSales } from '../../billing/index.js';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { SaleAttributions, type Credit } from './sale-attributions.js';
import { SplitSale, type SplitOutcome } from './split-sale.command.js';

@CommandHandler(SplitSale)
export class SplitSaleHandler implements ICommandHandler<SplitSale> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly sales: PaidSales,
    private readonly attributions: SaleAttributions,
  ) {}

  /** The payment is read after its journal, so that no journal ever goes back to what an older look had seen. */
  async execute({ paymentId, mayWait, context }: SplitSale): Promise<SplitOutcome> {
    let result: SplitOutcome = 'split';
    const commandFor = async (known: SaleState): Promise<SplitSaleCommand | null> => {
      const paid = await this.sales.find(paymentId);
      if (!paid) return null;
      const { sale, givenBack, evidence } = paid;
      const credit = known.status === 'split' ? creditOf(known.split) : await this.attributions.of(paid);
      const { outcome } = credit.attribution;
      const late = { outcome, reportedByBrowser: evidence.reportedByBrowser, hasWaited: !mayWait };
      result = waitsForCode(known, late) ? 'waits' : 'split';
      return result === 'waits' ? null : { type: 'SplitSale', sale, givenBack, ...credit };
    };
    await this.executor.executeWith(saleDecider, saleStream(paymentId), commandFor, context);
    return result;
  }
}

const creditOf = (split: SaleSplit['data']): Credit => ({ attribution: split.attribution, terms: split });
