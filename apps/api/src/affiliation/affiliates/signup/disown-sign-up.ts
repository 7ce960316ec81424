import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DomainError } from '@closewise/domain/events';
import { Ledger } from '../../ledger/ledger.js';
import { DeleteAffiliate } from '../delete-affiliate.command.js';
import type { KnownAffiliate } from '../affiliates.js';

/** 'This was not me': erases a sign-up, unless it has brought a sale, so that no old mail ends somebody's income. */
@Injectable()
export class DisownSignUp {
  constructor(
    private readonly commands: CommandBus,
    private readonly ledger: Ledger,
  ) {}

  async of({ affiliateId, code }: KnownAffiliate, correlationId: string): Promise<void> {
    const account = { kind: 'affiliate', id: affiliateId, label: code } as const;
    const { total } = await this.ledger.balance(account, null);
    if (total > 0) {
      throw new DomainError(
        'affiliation.sign-up-earns',
        'This account has brought sales, so this link no longer erases it. Please write to us if it is not yours.',
      );
    }
    const context = { actor: `affiliate:${affiliateId}`, correlationId };
    await this.commands.execute(new DeleteAffiliate(affiliateId, 'this was not me', context));
  }
}
