import { Injectable } from '@nestjs/common';
import { DomainError } from '@closewise/domain/events';
import type { Payee } from '@closewise/domain/payee';
import { Affiliates, Payees, type KnownAffiliate } from '../../affiliation/index.js';
import { Organizations } from '../../organizations/index.js';
import type { StatedPayee } from './statements.js';

/** Payees as their statements name them. */
@Injectable()
export class StatedPayees {
  constructor(
    private readonly affiliates: Affiliates,
    private readonly organizations: Organizations,
    private readonly payees: Payees,
  ) {}

  /** Whoever it is; refuses an unknown one. */
  of({ kind, id }: Payee): Promise<StatedPayee> {
    return kind === 'affiliate' ? this.affiliate(id) : this.organization(id);
  }

  /** By the id of their account; refuses an unknown one. */
  async affiliate(affiliateId: string): Promise<StatedPayee> {
    const affiliate = await this.affiliates.find(affiliateId);
    if (affiliate) return stated(affiliate);
    throw new DomainError('affiliation.affiliate-unknown', 'There is no such affiliate');
  }

  /** By the code, in any letter case; refuses an unknown one. */
  async withCode(code: string): Promise<StatedPayee> {
    return this.affiliate((await this.payees.affiliate(code)).id);
  }

  /** By the tag, in any letter case; refuses an unknown one. */
  async organization(tag: string): Promise<StatedPayee> {
    const payee = await this.payees.organization(tag);
    const { name } = await this.organizations.named(tag);
    return { ...payee, name };
  }
}

const stated = ({ affiliateId, code, person }: KnownAffiliate): StatedPayee => ({
  kind: 'affiliate',
  id: affiliateId,
  label: code,
  name: person?.name ?? '',
});
