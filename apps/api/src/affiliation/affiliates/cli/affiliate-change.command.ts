import { Injectable } from '@nestjs/common';
import { CommandRunner, Option } from 'nest-commander';
import { OperatorChanges, type OperatorChange, type OperatorChangeResult } from './operator-changes.js';

/** What every command that changes an affiliate takes. */
export type AffiliateChangeOptions = Readonly<{ reason?: string; dryRun?: boolean; json?: boolean }>;

/** A command that changes one affiliate: says what it recorded, or with --dry-run would record. Safe to repeat. */
@Injectable()
export abstract class AffiliateChangeCommand extends CommandRunner {
  constructor(protected readonly changes: OperatorChanges) {
    super();
  }

  protected async make(
    code: string,
    change: OperatorChange,
    { dryRun = false, json = false }: AffiliateChangeOptions,
  ): Promise<void> {
    const result = await this.changes.make(code, change, dryRun);
    process.stdout.write(`${json ? JSON.stringify(result, null, 2) : this.sentenceOf(result)}\n`);
  }

  protected sentenceOf({ code, dryRun, recorded }: OperatorChangeResult): string {
    if (recorded.length === 0) return `${code}: is so already`;
    return `${code}: ${dryRun ? 'would record' : 'recorded'} ${recorded.join(', ')}`;
  }

  @Option({ flags: '--reason <why>', description: 'why, for the record' })
  parseReason(reason: string): string {
    return reason;
  }

  @Option({ flags: '--dry-run', description: 'only say what would be recorded' })
  parseDryRun(): boolean {
    return true;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}
