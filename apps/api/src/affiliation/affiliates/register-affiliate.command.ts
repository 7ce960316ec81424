import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import {
  type AffiliatePerson,
  type ImportedFrom,
  type Membership,
  type RegisteredBy,
  newReferralCode,
  affiliateDecider,
  affiliateStream,
  referralCodeDecider,
  referralCodeStream,
} from '@closewise/domain/affiliation';
import { type CommandContext, CommandExecutor } from '../../platform/event-store/command-executor.js';
import type { Appended } from '../../platform/event-store/event-store.js';
import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError, type ErrorCode } from '@closewise/domain/events';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { subjectPart, personOfSubject } from '../../platform/personal-data/subject.js';
import { AddressClaims } from './address-claims.js';
import { Affiliates } from './affiliates.js';

/** `isMaster`: the account of the organization itself. */
export type NewAffiliate = Readonly<{
  person: AffiliatePerson;
  membership: Membership | null;
  isMaster: boolean;
  registeredBy: RegisteredBy;
  /** Set by a caller that must be able to retry after an interruption; a new id by default. */
  affiliateId?: string;
  /** The referral code to use unless it is taken. */
  preferredCode?: string | null;
  importedFrom?: ImportedFrom;
}>;

/** `appended` is null if the affiliate was registered before. */
export type Registration = Readonly<{ affiliateId: string; code: string; appended: Appended | null }>;

/** Registers an affiliate; a reactor mails the dashboard link. Refuses another affiliate's address and a barred one. */
export class RegisterAffiliate extends Command<Registration> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly affiliate: NewAffiliate,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** Generates random referral codes. */
@Injectable()
export class ReferralCodeGenerator {
  next(): string {
    return newReferralCode((choices) => randomInt(choices));
  }
}

const MOST_CODES = 20;

/**
 * Claims the email address, reserves a code and records the registration, in this order. A retry after an interruption
 * continues with the affiliate id that claimed the address.
 */
@CommandHandler(RegisterAffiliate)
export class RegisterAffiliateHandler implements ICommandHandler<RegisterAffiliate> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly personalData: PersonalData,
    private readonly codes: ReferralCodeGenerator,
    private readonly affiliates: Affiliates,
    private readonly addresses: AddressClaims,
  ) {}

  async execute({ affiliate, context }: RegisterAffiliate): Promise<Registration> {
    const emailKey = this.personalData.subjectOfEmail(affiliate.person.email);
    const existing = await this.affiliates.find(affiliate.affiliateId ?? null);
    if (existing && personOfSubject(existing.subjectId) === emailKey)
      return { affiliateId: existing.affiliateId, code: existing.code, appended: null };
    const affiliateId = affiliate.affiliateId ?? (await this.findInterrupted(emailKey)) ?? randomUUID();
    await this.addresses.claim(emailKey, affiliateId, context);
    const code = await this.reserveCode(affiliate.preferredCode ?? null, affiliateId, context);
    const { person, membership, isMaster, registeredBy, importedFrom } = affiliate;
    const imported = importedFrom && { importedFrom };
    const registration = { affiliateId, code, person, membership, isMaster, registeredBy, ...imported };
    return this.record(registration, subjectPart(emailKey, affiliateId), context);
  }

  /** Id of an affiliate that claimed the address but was not registered. */
  private async findInterrupted(emailKey: string): Promise<string | null> {
    const owner = await this.addresses.ownerOf(emailKey);
    return owner !== null && (await this.affiliates.find(owner)) === null ? owner : null;
  }

  private async reserveCode(
    preferred: string | null,
    affiliateId: string,
    context: CommandContext,
  ): Promise<string> {
    for (let tried = 1; ; tried++) {
      const code = tried === 1 && preferred !== null ? preferred : this.codes.next();
      try {
        const command = { type: 'ReserveReferralCode', code, affiliateId } as const;
        await this.executor.execute(referralCodeDecider, referralCodeStream(code), command, context);
        return code;
      } catch (error) {
        if (!isTaken(error, 'affiliation.code-taken') || tried === MOST_CODES) throw error;
      }
    }
  }

  private async record(
    affiliate: NewAffiliate & Omit<Registration, 'appended'>,
    subjectId: string,
    context: CommandContext,
  ): Promise<Registration> {
    const { affiliateId, code } = affiliate;
    const command = { type: 'RegisterAffiliate', ...affiliate, subjectId } as const;
    try {
      const stream = affiliateStream(affiliateId);
      const { appended } = await this.executor.execute(affiliateDecider, stream, command, context);
      return { affiliateId, code, appended };
    } catch (error) {
      throw isTaken(error, 'affiliation.affiliate-id-taken') ? emailTaken() : error;
    }
  }
}

/** Also the refusal of the slower of two simultaneous requests. */
const emailTaken = (): DomainError =>
  new DomainError('affiliation.email-taken', 'This email address is already registered');

const isTaken = (error: unknown, code: ErrorCode): boolean =>
  error instanceof DomainError && error.code === code;
