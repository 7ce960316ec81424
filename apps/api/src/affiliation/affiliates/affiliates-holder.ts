import type { StoredItem } from '@closewise/contracts/admin';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { canSignIn } from '@closewise/domain/affiliation';
import type { JsonValue } from '@closewise/domain/events';
import { bySystem } from '../../platform/commands/contexts.js';
import type { PersonalDataHolder } from '../../privacy/index.js';
import { Affiliates, type Affiliate } from './affiliates.js';
import { DeleteAffiliate } from './affiliate.commands.js';

/** Personal data of affiliates. Their subject is `{emailKey}.{affiliateId}`. */
@Injectable()
export class AffiliatesHolder implements PersonalDataHolder {
  readonly name = 'affiliate';

  constructor(
    private readonly affiliates: Affiliates,
    private readonly commands: CommandBus,
  ) {}

  async objection(subjectId: string): Promise<string | null> {
    const affiliate = await this.bySubject(subjectId);
    return affiliate && canSignIn(affiliate)
      ? `The affiliate ${affiliate.code} still has an account: delete the affiliate first`
      : null;
  }

  async listItems(subjectId: string): Promise<StoredItem[]> {
    const affiliate = await this.bySubject(subjectId);
    return affiliate?.person ? [{ kind: 'affiliate', name: affiliate.code, status: affiliate.status }] : [];
  }

  /** Deletes the affiliate: without a name and an address nobody can be paid. */
  async erase(subjectId: string): Promise<void> {
    const affiliate = await this.bySubject(subjectId);
    if (!affiliate || !canSignIn(affiliate)) return;
    const { affiliateId } = affiliate;
    const context = bySystem(`erase-affiliate-${affiliateId}`);
    await this.commands.execute(new DeleteAffiliate(affiliateId, 'the person was erased', context));
  }

  async export(subjectId: string): Promise<JsonValue> {
    const affiliate = await this.bySubject(subjectId);
    if (!affiliate?.person) return null;
    const { person, code, status, membership, customRatePercent: customRate } = affiliate;
    return { ...person, code, status, membership, customRate };
  }

  /** By the current address only; data of a former address is erased with its key. */
  private async bySubject(subjectId: string): Promise<Affiliate | null> {
    const affiliateId = subjectId.split('.')[1];
    const affiliate = affiliateId === undefined ? null : await this.affiliates.find(affiliateId);
    return affiliate?.subjectId === subjectId ? affiliate : null;
  }
}
