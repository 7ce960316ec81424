import { Injectable } from '@nestjs/common';
import { affiliateEmailDecider, affiliateEmailStream } from '@closewise/domain/affiliation';
import { Clock } from '../../platform/clock/clock.js';
import { CommandExecutor, type CommandContext } from '../../platform/event-store/command-executor.js';
import { StreamHistory } from '../../platform/event-store/stream-history.js';
import { personOfSubject } from '../../platform/personal-data/subject.js';
import { Affiliates } from './affiliates.js';

/** A registration or change of address that took longer was interrupted. */
const LONGEST_MS = 60_000;

/** Claims of email addresses by affiliates; `emailKey` is the address's pseudonym. */
@Injectable()
export class AddressClaims {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly history: StreamHistory,
    private readonly affiliates: Affiliates,
    private readonly clock: Clock,
  ) {}

  /** Id of the affiliate that claimed the address, possibly before the registration was completed. */
  async ownerOf(emailKey: string): Promise<string | null> {
    const owner = await this.executor.load(affiliateEmailDecider, affiliateEmailStream(emailKey));
    return owner.status === 'claimed' ? owner.affiliateId : null;
  }

  /** Refuses another affiliate's address and a barred one; safe to repeat. */
  async claim(emailKey: string, affiliateId: string, context: CommandContext): Promise<void> {
    const owner = await this.ownerOf(emailKey);
    if (owner !== null && owner !== affiliateId && (await this.wasAbandoned(emailKey, owner))) {
      await this.change('ReleaseEmail', emailKey, owner, context);
    }
    await this.change('ClaimEmail', emailKey, affiliateId, context);
  }

  /** Whether the claim is left over from an interruption: its owner uses another address or was never registered. */
  private async wasAbandoned(emailKey: string, owner: string): Promise<boolean> {
    const affiliate = await this.affiliates.find(owner);
    if (affiliate && personOfSubject(affiliate.subjectId) === emailKey) return false;
    const [last] = (await this.history.read(affiliateEmailStream(emailKey))).slice(-1);
    return last !== undefined && this.clock.now().getTime() - Date.parse(last.meta.at) > LONGEST_MS;
  }

  private async change(
    type: 'ClaimEmail' | 'ReleaseEmail',
    emailKey: string,
    affiliateId: string,
    context: CommandContext,
  ): Promise<void> {
    const command = { type, emailKey, affiliateId } as const;
    await this.executor.execute(affiliateEmailDecider, affiliateEmailStream(emailKey), command, context);
  }
}
