import { Injectable } from '@nestjs/common';
import {
  affiliateDecider,
  affiliateStream,
  referralCodeDecider,
  referralCodeStream,
} from '@closewise/domain/affiliation';
import { DomainError } from '@closewise/domain/events';
import { type GeneralAccount, generalAccounts } from '@closewise/domain/ledger';
import type { Payee } from '@closewise/domain/payee';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { OrganizationStandings } from '../ports.js';

/** A payee with the code or tag that people know. */
export type NamedPayee = Payee & Readonly<{ label: string }>;

/** The holder of an account of the books: a payee, or a general account itself. */
export type AccountHolder =
  | NamedPayee
  | Readonly<{ kind: GeneralAccount; id: GeneralAccount; label: string }>;

export const isPayee = (holder: AccountHolder): holder is NamedPayee =>
  holder.kind === 'affiliate' || holder.kind === 'organization';

/** The message for an unknown general account. */
export const unknownGeneralAccount = (name: string): string =>
  `There is no account ${name}; the general accounts are ${generalAccounts.join(', ')}`;

/** Finds account holders by the names that people use. It reads streams, so that a deleted affiliate is still found. */
@Injectable()
export class Payees {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly standings: OrganizationStandings,
  ) {}

  /** Ignores letter case. Refuses an unknown code. */
  async affiliate(code: string): Promise<NamedPayee> {
    const label = code.trim().toUpperCase();
    const { affiliateId: id } = await this.executor.load(referralCodeDecider, referralCodeStream(label));
    const state = id !== null && (await this.executor.load(affiliateDecider, affiliateStream(id)));
    if (state && state.status !== 'unknown') return { kind: 'affiliate', id: state.affiliateId, label };
    throw new DomainError('affiliation.payee-unknown', `There is no affiliate with the code ${label}`);
  }

  /** Ignores letter case. Refuses an unknown name. */
  general(name: string): AccountHolder {
    const kind = generalAccounts.find((known) => known === name.trim().toLowerCase());
    if (kind) return { kind, id: kind, label: kind };
    throw new DomainError('affiliation.payee-unknown', unknownGeneralAccount(name.trim()));
  }

  /** Ignores letter case. Refuses an unknown tag. */
  async organization(tag: string): Promise<NamedPayee> {
    const label = tag.trim().toUpperCase();
    if (await this.standings.find(label)) return { kind: 'organization', id: label, label };
    throw new DomainError('affiliation.payee-unknown', `There is no organization with the tag ${label}`);
  }

  /**
   * Finds a payee by code, tag or affiliate id. The prefix `affiliate:` or `organization:` is needed when a code and a
   * tag are equal. Refuses unknown and ambiguous names.
   */
  async find(text: string): Promise<NamedPayee> {
    const [, prefix = '', name = ''] = /^(?:(affiliate|organization):)?(.*)$/i.exec(text.trim()) ?? [];
    const kind = prefix.toLowerCase();
    const affiliate = kind === 'organization' ? null : await this.findByIdOrCode(name);
    const organization = kind === 'affiliate' ? null : await this.organization(name).catch(nullIfUnknown);
    if (affiliate && organization)
      throw new DomainError(
        'affiliation.payee-missing',
        `${name} is both an affiliate and an organization: write affiliate:${name} or organization:${name}`,
      );
    const payee = affiliate ?? organization;
    if (payee) return payee;
    throw new DomainError(
      'affiliation.payee-unknown',
      `There is no payee ${text.trim()}: use a referral code, a tag or the id of an affiliate`,
    );
  }

  /** Whether the payee forfeits everything. */
  async isTerminated({ kind, id }: Payee): Promise<boolean> {
    if (kind === 'organization') return false;
    return (await this.executor.load(affiliateDecider, affiliateStream(id))).status === 'terminated';
  }

  private async findByIdOrCode(name: string): Promise<NamedPayee | null> {
    const state = await this.executor.load(affiliateDecider, affiliateStream(name.toLowerCase()));
    if (state.status !== 'unknown') return { kind: 'affiliate', id: state.affiliateId, label: state.code };
    return this.affiliate(name).catch(nullIfUnknown);
  }

  /** The affiliate's referral code, or the id if there is no such affiliate. */
  async codeOf(affiliateId: string): Promise<string> {
    const state = await this.executor.load(affiliateDecider, affiliateStream(affiliateId));
    return state.status === 'unknown' ? affiliateId : state.code;
  }
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof DomainError && error.code === 'affiliation.payee-unknown') return null;
  throw error;
}
