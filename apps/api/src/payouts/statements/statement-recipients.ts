import { Injectable } from '@nestjs/common';
import { DomainError } from '@closewise/domain/events';
import type { Payee } from '@closewise/domain/payee';
import { Affiliates, Payees, type Affiliate } from '../../affiliation/index.js';
import { Organizations } from '../../organizations/index.js';
import type { StatementRecipient } from './statements.js';

/** Payees with the names that their statements show. */
@Injectable()
export class StatementRecipients {
  constructor(
    private readonly affiliates: Affiliates,
    private readonly organizations: Organizations,
    private readonly payees: Payees,
  ) {}

  /** Any payee; refuses an unknown one. */
  find({ kind, id }: Payee): Promise<StatementRecipient> {
    return kind === 'affiliate' ? this.findAffiliate(id) : this.findOrganization(id);
  }

  /** By affiliate id; refuses an unknown one. */
  async findAffiliate(affiliateId: string): Promise<StatementRecipient> {
    const affiliate = await this.affiliates.find(affiliateId);
    if (affiliate) return stated(affiliate);
    throw new DomainError('affiliation.affiliate-unknown', 'There is no such affiliate');
  }

  /** By referral code in any case; refuses an unknown one. */
  async findByCode(code: string): Promise<StatementRecipient> {
    return this.findAffiliate((await this.payees.affiliate(code)).id);
  }

  /** By tag in any case; refuses an unknown one. */
  async findOrganization(tag: string): Promise<StatementRecipient> {
    const payee = await this.payees.organization(tag);
    const { name } = await this.organizations.require(tag);
    return { ...payee, name };
  }
}

const stated = ({ affiliateId, code, person }: Affiliate): StatementRecipient => ({
  kind: 'affiliate',
  id: affiliateId,
  label: code,
  name: person?.name ?? '',
});
