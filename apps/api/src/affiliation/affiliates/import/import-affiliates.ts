import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  affiliateEmailDecider,
  affiliateEmailStream,
  referralCodeDecider,
  referralCodeStream,
} from '@closewise/domain/affiliation';
import { DomainError } from '@closewise/domain/events';
import { CommandExecutor, type CommandContext } from '../../../platform/event-store/command-executor.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { Affiliates } from '../affiliates.js';
import { RegisterAffiliate } from '../register-affiliate.command.js';
import { NamedMemberships } from '../signup/named-memberships.js';
import { type CsvFile, readCsv, type CsvRow } from './csv-rows.js';
import { candidateOf, type ImportCandidate } from './import-candidate.js';
import { columnsIn, type ImportMapping } from './import-mapping.js';

/**
 * What became, or in a dry run would become, of a row. `code` is the affiliate's, null where it is not drawn yet.
 * `email` is null where the row has no valid one; `reason` says why it was skipped, refused, or got another code.
 */
export type ImportedRow = Readonly<{
  line: number;
  outcome: 'created' | 'skipped' | 'refused';
  email: string | null;
  code: string | null;
  reason: string | null;
}>;

/** How a file is imported. */
export type ImportWishes = Readonly<{ mapping: ImportMapping; mailsLink: boolean; dryRun: boolean }>;

type Run = ImportWishes & Readonly<{ fileDigest: string; context: CommandContext; seen: Seen }>;
/** What earlier rows of the file took: the lines of addresses, and codes. */
type Seen = Readonly<{ addresses: Map<string, number>; codes: Set<string> }>;
type Free = Readonly<{ line: number; candidate: ImportCandidate }>;

/** Brings affiliates from another programme, row by row. Run again it adds what is missing and doubles nothing. */
@Injectable()
export class ImportAffiliates {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly personalData: PersonalData,
    private readonly affiliates: Affiliates,
    private readonly memberships: NamedMemberships,
    private readonly commands: CommandBus,
  ) {}

  /** Yields each row when it is done. Refuses a file that cannot be used before the first. */
  async *run(file: Uint8Array, wishes: ImportWishes, context: CommandContext): AsyncGenerator<ImportedRow> {
    const { rows } = this.open(file, wishes.mapping);
    const fileDigest = createHash('sha256').update(file).digest('hex');
    const seen = { addresses: new Map<string, number>(), codes: new Set<string>() };
    for (const row of rows) yield await this.row(row, { ...wishes, fileDigest, context, seen });
  }

  /** The columns of the file that the mapping does not name. */
  unreadColumns(file: Uint8Array, mapping: ImportMapping): string[] {
    return this.open(file, mapping).unread;
  }

  private open(file: Uint8Array, mapping: ImportMapping): CsvFile {
    return readCsv(file, { delimiter: mapping.delimiter, columns: columnsIn(mapping) });
  }

  private async row(row: CsvRow, run: Run): Promise<ImportedRow> {
    const { line } = row;
    let email: string | null = null;
    try {
      const candidate = candidateOf(row, run.mapping);
      email = candidate.person.email;
      return await this.enter({ line, candidate }, run);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const outcome = error.code === 'affiliation.email-taken' ? 'skipped' : 'refused';
      return { line, outcome, email, code: null, reason: error.message };
    }
  }

  private async enter(free: Free, run: Run): Promise<ImportedRow> {
    const { line, candidate } = free;
    const { email } = candidate.person;
    const skipped = (code: string | null, reason: string): ImportedRow => ({
      line,
      outcome: 'skipped',
      email,
      code,
      reason,
    });
    const emailKey = this.personalData.subjectOfEmail(email);
    const earlier = run.seen.addresses.get(emailKey);
    if (earlier !== undefined) return skipped(null, `line ${earlier} has the same address`);
    run.seen.addresses.set(emailKey, line);
    const known = await this.affiliates.atAddress(emailKey);
    if (known && known.status !== 'terminated')
      return skipped(known.code, 'the address is registered already');
    const { notActive } = candidate;
    if (notActive === '') return skipped(null, 'the file gives no status');
    if (notActive !== null) return skipped(null, `its status there is ${JSON.stringify(notActive)}`);
    await this.refuseBarred(emailKey);
    const code = run.dryRun ? await this.freeCode(free, run) : await this.register(free, run);
    const { wishedCode } = candidate;
    const reason = wishedCode === null || wishedCode === code ? null : `the code ${wishedCode} is taken`;
    return { line, outcome: 'created', email, code, reason };
  }

  private async refuseBarred(emailKey: string): Promise<void> {
    const owner = await this.executor.load(affiliateEmailDecider, affiliateEmailStream(emailKey));
    if (owner.status !== 'barred') return;
    throw new DomainError('affiliation.email-barred', 'This email address cannot be registered again');
  }

  /** The code that they would get; null for one that is drawn. */
  private async freeCode({ candidate }: Free, { seen }: Run): Promise<string | null> {
    await this.membershipOf(candidate);
    const { wishedCode } = candidate;
    if (wishedCode === null || seen.codes.has(wishedCode)) return null;
    seen.codes.add(wishedCode);
    const owner = await this.executor.load(referralCodeDecider, referralCodeStream(wishedCode));
    return owner.affiliateId === null ? wishedCode : null;
  }

  private async register({ line, candidate }: Free, run: Run): Promise<string> {
    const { person, wishedCode, sourceId, joinedOn } = candidate;
    const { mapping, fileDigest, mailsLink, context } = run;
    const { programme } = mapping;
    const affiliate = {
      person,
      membership: await this.membershipOf(candidate),
      isMaster: false,
      registeredBy: 'import',
      wishedCode,
      importedFrom: { programme, sourceId, joinedOn, fileDigest, line, mailsLink },
    } as const;
    return (await this.commands.execute(new RegisterAffiliate(affiliate, context))).code;
  }

  private membershipOf({ organizationTag, memberId }: ImportCandidate) {
    return this.memberships.inOrganization(organizationTag, memberId);
  }
}
