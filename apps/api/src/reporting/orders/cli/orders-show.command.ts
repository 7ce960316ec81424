import type { OrderPaymentView } from '@closewise/contracts/admin';
import { formatCents } from '@closewise/domain/money';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { AttachedApplication } from '../../../platform/cli/attached-application.js';
import { Orders } from '../orders.js';

/** `orders show ID [--json]`: an order by its report id or a payment id, with its payments, mails and story. */
@SubCommand({
  name: 'show',
  arguments: '<id>',
  description: 'An order by the id of its report or payment, with its payments, mails and story',
})
export class OrdersShowCommand extends CommandRunner {
  constructor(private readonly attached: AttachedApplication) {
    super();
  }

  override async run([id = '']: string[], { json }: Readonly<{ json?: boolean }>): Promise<void> {
    const found = await (await this.attached.open()).get(Orders, { strict: false }).find(id.trim());
    if (json) return void process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
    const { order, payments, mails, story } = found;
    const lines = [
      `Report ${order.reportId}: ${order.status}${order.failure ? `, ${order.failure}` : ''}`,
      `${order.address ?? 'no address known'} (${[order.city, order.state].filter(Boolean).join(', ')})`,
      order.email ?? 'no e-mail known',
      ...payments.map(paymentLine),
      ...mails.map((mail) => `Mail ${mail.kind}: ${mail.state}, ${mail.at}`),
      ...story.map(({ at, what, by, reason }) => `${at}  ${what} (${by}${reason ? `: ${reason}` : ''})`),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

const paymentLine = (payment: OrderPaymentView): string =>
  [
    `Payment ${payment.paymentId}: ${payment.status}, ${formatCents(payment.amountCents)}`,
    `${formatCents(payment.alreadyCents)} refunded, ${formatCents(payment.leftCents)} can be refunded`,
    ...(payment.refusal ? [payment.refusal] : []),
  ].join('; ');
