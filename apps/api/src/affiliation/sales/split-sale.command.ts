import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import { type CommandContext, CommandExecutor } from '../../platform/event-store/command-executor.js';
import {
  saleDecider,
  saleStream,
  type SaleSplit,
  type SaleState,
  waitsForCode,
  type SaleCommand,
} from '@closewise/domain/affiliation';
import { PaidSales } from '../../billing/index.js';
import { SaleAttributions, type Credit } from './sale-attributions.js';

/** `waits`: nothing was recorded, because the buyer's browser may still bring a referral code. */
export type SplitOutcome = 'split' | 'waits';

/**
 * Splits a paid sale once, and reverses or restores shares after refunds and disputes. With `mayWait`, a sale without a
 * code waits for the buyer's browser if the webhook was faster.
 */
export class SplitSale extends Command<SplitOutcome> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly paymentId: string,
    readonly mayWait: boolean,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SplitSale)
export class SplitSaleHandler implements ICommandHandler<SplitSale> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly sales: PaidSales,
    private readonly attributions: SaleAttributions,
  ) {}

  /** Reads the payment after the sale's stream, so that an older reading of it can never undo a newer one. */
  async execute({ paymentId, mayWait, context }: SplitSale): Promise<SplitOutcome> {
    let result: SplitOutcome = 'split';
    const commandFor = async (state: SaleState): Promise<SaleCommand | null> => {
      const paid = await this.sales.find(paymentId);
      if (!paid) return null;
      const { sale, givenBack, evidence } = paid;
      const credit =
        state.status === 'split' ? creditOf(state.split) : await this.attributions.determine(paid);
      const { outcome } = credit.attribution;
      const late = { outcome, reportedByBrowser: evidence.reportedByBrowser, hasWaited: !mayWait };
      result = waitsForCode(state, late) ? 'waits' : 'split';
      return result === 'waits' ? null : { type: 'SplitSale', sale, givenBack, ...credit };
    };
    await this.executor.executeWith(saleDecider, saleStream(paymentId), commandFor, context);
    return result;
  }
}

const creditOf = (split: SaleSplit['data']): Credit => ({ attribution: split.attribution, terms: split });
