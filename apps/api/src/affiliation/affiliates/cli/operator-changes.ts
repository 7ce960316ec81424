import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { affiliateDecider } from '@closewise/domain/affiliation';
import { byOperator } from '../../../platform/commands/contexts.js';
import { Ledger } from '../../ledger/ledger.js';
import { type AffiliateChange, ChangeAffiliate, TerminateAffiliate } from '../affiliate.commands.js';
import { Affiliates } from '../affiliates.js';

export type OperatorChange = AffiliateChange | Readonly<{ type: 'TerminateAffiliate'; reason: string }>;

/** `recorded`: event types, empty without a change; in a dry run those that would be recorded. `balanceCents`: before the change. */
export type OperatorChangeResult = Readonly<{
  code: string;
  affiliateId: string;
  dryRun: boolean;
  recorded: readonly string[];
  balanceCents: number;
}>;

/** Changes by the operator to an affiliate, identified by referral code. */
@Injectable()
export class OperatorChanges {
  constructor(
    private readonly affiliates: Affiliates,
    private readonly ledger: Ledger,
    private readonly commands: CommandBus,
  ) {}

  /** A dry run refuses the same. Executes without a change, too, since that completes an interrupted command. */
  async make(referralCode: string, change: OperatorChange, dryRun: boolean): Promise<OperatorChangeResult> {
    const affiliate = await this.affiliates.requireByCode(referralCode);
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
