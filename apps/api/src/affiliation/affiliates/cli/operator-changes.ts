import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { affiliateDecider } from '@closewise/domain/affiliation';
import { byOperator } from '../../../platform/commands/contexts.js';
import { Ledger } from '../../ledger/ledger.js';
import { Affiliates } from '../affiliates.js';
import { type AffiliateChange, ChangeAffiliate } from '../change-affiliate.command.js';
import { TerminateAffiliate } from '../terminate-affiliate.command.js';

/** What the operator may ask for. */
export type OperatorChange = AffiliateChange | Readonly<{ type: 'TerminateAffiliate'; reason: string }>;

/** What was recorded, or would be; nothing when it is so already. `balanceCents` is the balance before. */
export type OperatorChangeResult = Readonly<{
  code: string;
  affiliateId: string;
  dryRun: boolean;
  recorded: readonly string[];
  balanceCents: number;
}>;

/** What the operator changes of an affiliate, named by the referral code. */
@Injectable()
export class OperatorChanges {
  constructor(
    private readonly affiliates: Affiliates,
    private readonly ledger: Ledger,
    private readonly commands: CommandBus,
  ) {}

  /** Refused alike in a dry run. Whatever is so already is executed again, which completes what was interrupted. */
  async make(namedCode: string, change: OperatorChange, dryRun: boolean): Promise<OperatorChangeResult> {
    const affiliate = await this.affiliates.withCode(namedCode);
    const { affiliateId, code } = affiliate;
    const recorded = affiliateDecider.decide(change, affiliate).map(({ type }) => type);
    const { balanceCents } = await this.ledger.balance(
      { kind: 'affiliate', id: affiliateId, label: code },
      null,
    );
    if (!dryRun) await this.execute(affiliateId, change);
    return { code, affiliateId, dryRun, recorded, balanceCents };
  }

  private async execute(affiliateId: string, change: OperatorChange): Promise<void> {
    const context = byOperator();
    if (change.type === 'TerminateAffiliate') {
      await this.commands.execute(new TerminateAffiliate(affiliateId, change.reason, context));
    } else await this.commands.execute(new ChangeAffiliate(affiliateId, change, context));
  }
}
