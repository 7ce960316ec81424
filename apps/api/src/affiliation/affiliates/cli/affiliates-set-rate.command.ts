import { rateRange } from '@closewise/domain/affiliation';
import { SubCommand } from 'nest-commander';
import { AffiliateChangeCommand, type AffiliateChangeOptions } from './affiliate-change.command.js';

/** `affiliates set-rate CODE PERCENT [--reason WHY] [--dry-run] [--json]`: for sales that are paid from now on. */
@SubCommand({
  name: 'set-rate',
  arguments: '<code> <percent>',
  description: `Set the commission rate of an affiliate, ${rateRange}`,
})
export class AffiliatesSetRateCommand extends AffiliateChangeCommand {
  override async run([code = '', percent = '']: string[], options: AffiliateChangeOptions): Promise<void> {
    const ratePercent = /^\d+$/.test(percent) ? Number(percent) : Number.NaN;
    await this.make(
      code,
      { type: 'SetCommissionRate', ratePercent, reason: options.reason ?? null },
      options,
    );
  }
}
