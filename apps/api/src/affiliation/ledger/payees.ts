import { Injectable } from '@nestjs/common';
import {
  affiliateDecider,
  affiliateStream,
  referralCodeDecider,
  referralCodeStream,
} from '@closewise/domain/affiliation';
import { DomainError } from '@closewise/domain/events';
import { generalAccounts, type GeneralAccount } from '@closewise/domain/ledger';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { OrganizationStandings } from '../ports.js';

/** Whose account is read. `id` is the account's; `label` is the code or tag that people know. */
export type Payee = Readonly<{ kind: 'affiliate' | 'organization'; id: string; label: string }>;

/** A payee, or one of the accounts that there is one of. */
export type AccountHolder = Payee | Readonly<{ kind: GeneralAccount; id: GeneralAccount; label: string }>;

/** Whether it is somebody's account, not one that there is one of. */
export const isPayee = (holder: AccountHolder): holder is Payee =>
  holder.kind === 'affiliate' || holder.kind === 'organization';

/** What is said of another name. */
export const noGeneralAccount = (name: string): string =>
  `There is no account ${name}; those of the house are ${generalAccounts.join(', ')}`;

/** Payees by what people call them, from the streams: a deleted affiliate is still found by the code. */
@Injectable()
export class Payees {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly standings: OrganizationStandings,
  ) {}

  /** In any letter case; refuses an unknown code. */
  async affiliate(code: string): Promise<Payee> {
    const label = code.trim().toUpperCase();
    const { affiliateId: id } = await this.executor.load(referralCodeDecider, referralCodeStream(label));
    const known = id !== null && (await this.executor.load(affiliateDecider, affiliateStream(id)));
    if (known && known.status !== 'unknown') return { kind: 'affiliate', id: known.affiliateId, label };
    throw new DomainError('affiliation.payee-unknown', `There is no affiliate with the code ${label}`);
  }

  /** An account that there is one of; refuses another name. */
  one(name: string): AccountHolder {
    const kind = generalAccounts.find((known) => known === name.trim().toLowerCase());
    if (kind) return { kind, id: kind, label: kind };
    throw new DomainError('affiliation.payee-unknown', noGeneralAccount(name.trim()));
  }

  /** In any letter case; refuses an unknown tag. */
  async organization(tag: string): Promise<Payee> {
    const label = tag.trim().toUpperCase();
    if (await this.standings.find(label)) return { kind: 'organization', id: label, label };
    throw new DomainError('affiliation.payee-unknown', `There is no organization with the tag ${label}`);
  }

  /**
   * By code, tag or the id of an affiliate; `affiliate:` or `organization:` before it says which of two of one name.
   * Refuses what is nobody's, or both's.
   */
  async named(text: string): Promise<Payee> {
    const [, kind = '', name = ''] = /^(?:(affiliate|organization):)?(.*)$/i.exec(text.trim()) ?? [];
    const asked = kind.toLowerCase();
    const affiliate = asked === 'organization' ? null : await this.byIdOrCode(name);
    const organization = asked === 'affiliate' ? null : await this.organization(name).catch(nobody);
    if (affiliate && organization)
      throw new DomainError(
        'affiliation.payee-missing',
        `${name} is an affiliate and an organization: say affiliate:${name} or organization:${name}`,
      );
    const payee = affiliate ?? organization;
    if (payee) return payee;
    throw new DomainError(
      'affiliation.payee-unknown',
      `There is no payee ${text.trim()}: name a referral code, a tag or the id of an affiliate`,
    );
  }

  /** Whether all that a payee gets is forfeited. */
  async isTerminated({ kind, id }: Pick<Payee, 'kind' | 'id'>): Promise<boolean> {
    if (kind === 'organization') return false;
    return (await this.executor.load(affiliateDecider, affiliateStream(id))).status === 'terminated';
  }

  private async byIdOrCode(name: string): Promise<Payee | null> {
    const known = await this.executor.load(affiliateDecider, affiliateStream(name.toLowerCase()));
    if (known.status !== 'unknown') return { kind: 'affiliate', id: known.affiliateId, label: known.code };
    return this.affiliate(name).catch(nobody);
  }

  /** The code of an affiliate; their id where there is none any more. */
  async codeOf(affiliateId: string): Promise<string> {
    const known = await this.executor.load(affiliateDecider, affiliateStream(affiliateId));
    return known.status === 'unknown' ? affiliateId : known.code;
  }
}

function nobody(error: unknown): null {
  if (error instanceof DomainError && error.code === 'affiliation.payee-unknown') return null;
  throw error;
}
