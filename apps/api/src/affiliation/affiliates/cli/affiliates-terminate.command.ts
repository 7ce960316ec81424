import { formatCents } from '@closewise/domain/money';
import { SubCommand } from 'nest-commander';
import { AffiliateChangeCommand, type AffiliateChangeOptions } from './affiliate-change.command.js';
import type { OperatorChangeResult } from './operator-changes.js';

/** `affiliates terminate CODE --reason WHY [--dry-run] [--json]`: for a breach of the terms; cannot be undone. */
@SubCommand({
  name: 'terminate',
  arguments: '<code>',
  description:
    'End an affiliate for a breach of the terms: what is unpaid is forfeited, the address is barred',
})
export class AffiliatesTerminateCommand extends AffiliateChangeCommand {
  override async run([code = '']: string[], options: AffiliateChangeOptions): Promise<void> {
    await this.make(code, { type: 'TerminateAffiliate', reason: options.reason ?? '' }, options);
  }

  protected override sentenceOf(result: OperatorChangeResult): string {
    const sentence = super.sentenceOf(result);
    return result.recorded.length === 0
      ? sentence
      : `${sentence}; forfeits ${formatCents(result.balanceCents)}`;
  }
}
