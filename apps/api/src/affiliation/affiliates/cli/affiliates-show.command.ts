import { ratePercentOf } from '@closewise/domain/affiliation';
import { formatCents } from '@closewise/domain/money';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { Ledger } from '../../ledger/ledger.js';
import { Affiliates } from '../affiliates.js';

/** `affiliates show CODE [--json]`: what is known of one affiliate. */
@SubCommand({ name: 'show', arguments: '<code>', description: 'Print what is known of one affiliate' })
export class AffiliatesShowCommand extends CommandRunner {
  constructor(
    private readonly affiliates: Affiliates,
    private readonly ledger: Ledger,
  ) {
    super();
  }

  override async run([named = '']: string[], { json = false }: { json?: boolean }): Promise<void> {
    const affiliate = await this.affiliates.withCode(named);
    const { affiliateId, code, status, person, membership, isMaster, linkOpened } = affiliate;
    const ratePercent = ratePercentOf(affiliate);
    const payee = { kind: 'affiliate', id: affiliateId, label: code } as const;
    const { balanceCents } = await this.ledger.balance(payee, null);
    const shown = { affiliateId, code, status, person, membership, isMaster, ratePercent, linkOpened };
    const lines = [
      ['code', code],
      ['id', affiliateId],
      ['status', status],
      ['name', person?.name ?? '(erased)'],
      ['e-mail', person?.email ?? '(erased)'],
      ['website', person?.website ?? '-'],
      ['organization', [membership?.organizationTag ?? '-', membership?.memberId ?? ''].join(' ').trim()],
      ['master account', isMaster ? 'yes' : 'no'],
      ['commission rate', `${ratePercent}%`],
      ['dashboard opened', linkOpened ? 'yes' : 'no'],
      ['balance', formatCents(balanceCents)],
    ].map((line) => line.join('\t'));
    process.stdout.write(
      `${json ? JSON.stringify({ ...shown, balanceCents }, null, 2) : lines.join('\n')}\n`,
    );
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}
