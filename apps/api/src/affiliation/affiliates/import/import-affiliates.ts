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
import { Memberships } from '../memberships.js';
import { type CsvFile, readCsv, type CsvRow } from './csv-file.js';
import { readCandidate, type ImportCandidate } from './import-candidate.js';
import { columnsIn, type ImportMapping } from './import-mapping.js';

/**
 * Outcome of a row, in a dry run the expected one. `code` is null if it is not generated yet, `email` if the row has no
 * valid one. `reason`: why the row was skipped or refused, or got another code.
 */
export type ImportOutcome = Readonly<{
  line: number;
  outcome: 'created' | 'skipped' | 'refused';
  email: string | null;
  code: string | null;
  reason: string | null;
}>;

/** `mailsLink`: whether the dashboard links are mailed. */
export type ImportOptions = Readonly<{ mapping: ImportMapping; mailsLink: boolean; dryRun: boolean }>;

type Run = ImportOptions & Readonly<{ fileDigest: string; context: CommandContext; earlier: EarlierRows }>;
/** Line by address and codes, of earlier rows of the file. */
type EarlierRows = Readonly<{ addresses: Map<string, number>; codes: Set<string> }>;
type NewRow = Readonly<{ line: number; candidate: ImportCandidate }>;

/** Imports affiliates from another program, row by row. A repeated run adds only what is missing. */
@Injectable()
export class ImportAffiliates {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly personalData: PersonalData,
    private readonly affiliates: Affiliates,
    private readonly memberships: Memberships,
    private readonly commands: CommandBus,
  ) {}

  /** Yields each row's outcome. Refuses an invalid file before the first row. */
  async *run(
    file: Uint8Array,
    options: ImportOptions,
    context: CommandContext,
  ): AsyncGenerator<ImportOutcome> {
    const { rows } = this.open(file, options.mapping);
    const fileDigest = createHash('sha256').update(file).digest('hex');
    const earlier = { addresses: new Map<string, number>(), codes: new Set<string>() };
    for (const row of rows) yield await this.importRow(row, { ...options, fileDigest, context, earlier });
  }

  /** Columns of the file that the mapping does not contain. */
  ignoredColumns(file: Uint8Array, mapping: ImportMapping): string[] {
    return this.open(file, mapping).ignored;
  }

  private open(file: Uint8Array, mapping: ImportMapping): CsvFile {
    return readCsv(file, { delimiter: mapping.delimiter, columns: columnsIn(mapping) });
  }

  private async importRow(row: CsvRow, run: Run): Promise<ImportOutcome> {
    const { line } = row;
    let email: string | null = null;
    try {
      const candidate = readCandidate(row, run.mapping);
      email = candidate.person.email;
      return await this.enter({ line, candidate }, run);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const outcome = error.code === 'affiliation.email-taken' ? 'skipped' : 'refused';
      return { line, outcome, email, code: null, reason: error.message };
    }
  }

  private async enter(row: NewRow, run: Run): Promise<ImportOutcome> {
    const { line, candidate } = row;
    const { email } = candidate.person;
    const skipped = (code: string | null, reason: string): ImportOutcome => ({
      line,
      outcome: 'skipped',
      email,
      code,
      reason,
    });
    const emailKey = this.personalData.subjectOfEmail(email);
    const earlierLine = run.earlier.addresses.get(emailKey);
    if (earlierLine !== undefined) return skipped(null, `line ${earlierLine} has the same address`);
    run.earlier.addresses.set(emailKey, line);
    const existing = await this.affiliates.findByAddress(emailKey);
    if (existing && existing.status !== 'terminated')
      return skipped(existing.code, 'the address is already registered');
    const { inactiveStatus } = candidate;
    if (inactiveStatus === '') return skipped(null, 'the status is missing');
    if (inactiveStatus !== null) return skipped(null, `the status is ${JSON.stringify(inactiveStatus)}`);
    await this.assertNotBarred(emailKey);
    const code = run.dryRun ? await this.expectedCode(row, run) : await this.register(row, run);
    const { preferredCode } = candidate;
    const reason =
      preferredCode === null || preferredCode === code ? null : `the code ${preferredCode} is taken`;
    return { line, outcome: 'created', email, code, reason };
  }

  private async assertNotBarred(emailKey: string): Promise<void> {
    const owner = await this.executor.load(affiliateEmailDecider, affiliateEmailStream(emailKey));
    if (owner.status !== 'barred') return;
    throw new DomainError('affiliation.email-barred', 'This email address cannot be registered again');
  }

  /** The code in a dry run; null for one that would be generated. */
  private async expectedCode({ candidate }: NewRow, { earlier }: Run): Promise<string | null> {
    await this.membershipOf(candidate);
    const { preferredCode } = candidate;
    if (preferredCode === null || earlier.codes.has(preferredCode)) return null;
    earlier.codes.add(preferredCode);
    const owner = await this.executor.load(referralCodeDecider, referralCodeStream(preferredCode));
    return owner.affiliateId === null ? preferredCode : null;
  }

  private async register({ line, candidate }: NewRow, run: Run): Promise<string> {
    const { person, preferredCode, sourceId, joinedOn } = candidate;
    const { mapping, fileDigest, mailsLink, context } = run;
    const { programme } = mapping;
    const affiliate = {
      person,
      membership: await this.membershipOf(candidate),
      isMaster: false,
      registeredBy: 'import',
      preferredCode,
      importedFrom: { programme, sourceId, joinedOn, fileDigest, line, mailsLink },
    } as const;
    return (await this.commands.execute(new RegisterAffiliate(affiliate, context))).code;
  }

  private membershipOf({ organizationTag, memberId }: ImportCandidate) {
    return this.memberships.inOrganization(organizationTag, memberId);
  }
}
