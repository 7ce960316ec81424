import { CommandBus } from '@nestjs/cqrs';
import { DomainError } from '@closewise/domain/events';
import { centsOf, formatCents, type Cents } from '@closewise/domain/money';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { OrderPayments, RequestRefund } from '../../../billing/index.js';
import { AttachedApplication } from '../../../platform/cli/attached-application.js';
import { byOperator } from '../../../platform/commands/contexts.js';

type Options = Readonly<{
  amount?: string;
  already?: string;
  reason?: string;
  dryRun?: boolean;
  json?: boolean;
}>;

/**
 * `orders refund PAYMENT --reason TEXT [--amount DOLLARS] [--already DOLLARS] [--dry-run] [--json]`: all that is left
 * without an amount. Repeated, it is the same refund: to refund more, say what was refunded already.
 */
@SubCommand({
  name: 'refund',
  arguments: '<payment>',
  description:
    'Give a payment back through its provider, in full or in part; repeated, it is the same refund',
})
export class OrdersRefundCommand extends CommandRunner {
  constructor(private readonly attached: AttachedApplication) {
    super();
  }

  override async run([paymentId = '']: string[], options: Options): Promise<void> {
    const { reason = '', dryRun = false, json = false } = options;
    const application = await this.attached.open();
    const payment = await application.get(OrderPayments, { strict: false }).find(paymentId.trim());
    if (!payment) throw new DomainError('reporting.order-unknown', 'There is no payment with this id');
    const alreadyCents = options.already === undefined ? 0 : dollars(options.already, '--already');
    const amountCents =
      options.amount === undefined ? payment.amountCents - alreadyCents : dollars(options.amount, '--amount');
    const wish = { paymentId: payment.paymentId, amountCents, alreadyCents, reason };
    const command = new RequestRefund(wish, byOperator(), dryRun);
    const { number, status } = await application.get(CommandBus, { strict: false }).execute(command);
    const amount = formatCents(amountCents);
    const text =
      status === 'possible'
        ? `Dry run, nothing is moved: ${amount} of ${payment.paymentId} would be refunded`
        : status === 'accepted'
          ? `${amount} of ${payment.paymentId} was refunded (refund ${number})`
          : `The refund of ${amount} is recorded and will be made as soon as the provider can be reached`;
    const result = { dryRun, ...wish, number, status };
    process.stdout.write(`${json ? JSON.stringify(result, null, 2) : text}\n`);
  }

  @Option({ flags: '--amount <dollars>', description: 'such as 5.00; all that is left without it' })
  parseAmount(amount: string): string {
    return amount;
  }

  @Option({
    flags: '--already <dollars>',
    description: 'what was refunded before, as orders show says; without it nothing was',
  })
  parseAlready(already: string): string {
    return already;
  }

  @Option({ flags: '--reason <text>', description: 'why; kept with the refund' })
  parseReason(reason: string): string {
    return reason;
  }

  @Option({ flags: '--dry-run', description: 'check everything and move nothing' })
  parseDryRun(): boolean {
    return true;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

function dollars(text: string, option: string): Cents {
  if (/^\d{1,6}(\.\d{1,2})?$/.test(text)) return centsOf(Number(text));
  throw new DomainError('billing.refund-amount-invalid', `${option} is an amount in dollars, such as 5.00`);
}
