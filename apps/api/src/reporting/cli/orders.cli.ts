import { orderListQuery, type OrderListItem, type OrderPaymentView } from '@closewise/contracts/admin';
import { DomainError } from '@closewise/domain/events';
import { formatCents, centsOf, type Cents } from '@closewise/domain/money';
import { CommandRunner, Option, SubCommand, Command } from 'nest-commander';
import { CommandGroup } from '../../platform/cli/command-group.js';
import { CommandBus } from '@nestjs/cqrs';
import { AttachedApplication } from '../../platform/cli/attached-application.js';
import { OrderList } from '../orders/order-list.js';
import { Orders } from '../orders/orders.js';
import { OrderPayments, RequestRefund, SetAsideItems, AcknowledgeSetAside } from '../../billing/index.js';
import { byOperator } from '../../platform/commands/contexts.js';

type ListOptions = Readonly<{
  search?: string;
  state?: string;
  status?: string;
  page?: string;
  json?: boolean;
}>;

/** `orders list [--search TEXT] [--state TX] [--status STATUS] [--page N] [--json]` */
@SubCommand({ name: 'list', description: 'List orders, newest first, 50 per page' })
export class OrdersListCommand extends CommandRunner {
  constructor(private readonly attached: AttachedApplication) {
    super();
  }

  override async run(_: string[], { json, ...wishes }: ListOptions): Promise<void> {
    const query = orderListQuery.safeParse(wishes);
    if (!query.success)
      throw new DomainError(
        'administration.limit-invalid',
        query.error.issues[0]?.message ?? 'Invalid query',
      );
    const found = await (await this.attached.open()).get(OrderList, { strict: false }).page(query.data);
    if (json) return void process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
    process.stdout.write(found.orders.map((order) => `${orderLine(order)}\n`).join(''));
    process.stderr.write(`${found.orders.length} of ${found.total}\n`);
  }

  @Option({
    flags: '--search <text>',
    description: 'a report id, payment id or order number, or part of an email or street address',
  })
  parseSearch(text: string): string {
    return text;
  }

  @Option({ flags: '--state <state>', description: 'two letters, such as TX' })
  parseState(state: string): string {
    return state;
  }

  @Option({
    flags: '--status <status>',
    description: 'unpaid, processing, completed, failed, refunded, disputed or erased',
  })
  parseStatus(status: string): string {
    return status;
  }

  @Option({ flags: '--page <number>', description: 'page number, from 1' })
  parsePage(page: string): string {
    return page;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

const orderLine = (order: OrderListItem): string =>
  [
    order.reportId,
    order.status,
    order.requestedAt,
    formatCents(order.paidCents),
    order.refundedCents > 0 ? `${formatCents(order.refundedCents)} refunded` : '',
    order.paymentId ?? '',
    [order.city, order.state].filter(Boolean).join(', '),
    order.email ?? '',
  ].join('\t');

/** `orders show ID [--json]`: an order by its report's or payment's id. */
@SubCommand({
  name: 'show',
  arguments: '<id>',
  description: 'Show an order with its payments, mails and history, by the id of its report or payment',
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
      `${order.address ?? 'address unknown'} (${[order.city, order.state].filter(Boolean).join(', ')})`,
      order.email ?? 'email unknown',
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

type RefundOptions = Readonly<{
  amount?: string;
  already?: string;
  reason?: string;
  dryRun?: boolean;
  json?: boolean;
}>;

/**
 * `orders refund PAYMENT --reason TEXT [--amount DOLLARS] [--already DOLLARS] [--dry-run] [--json]`: refunds the rest if no
 * amount is given. Repeating the command does not refund twice; to refund more, pass the amount refunded so far.
 */
@SubCommand({
  name: 'refund',
  arguments: '<payment>',
  description: 'Refund a payment through its provider, in full or in part; safe to repeat',
})
export class OrdersRefundCommand extends CommandRunner {
  constructor(private readonly attached: AttachedApplication) {
    super();
  }

  override async run([paymentId = '']: string[], options: RefundOptions): Promise<void> {
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
        ? `Dry run, no money is moved: ${amount} of ${payment.paymentId} would be refunded`
        : status === 'accepted'
          ? `${amount} of ${payment.paymentId} was refunded (refund ${number})`
          : `The refund of ${amount} is recorded and will be made as soon as the provider can be reached`;
    const result = { dryRun, ...wish, number, status };
    process.stdout.write(`${json ? JSON.stringify(result, null, 2) : text}\n`);
  }

  @Option({ flags: '--amount <dollars>', description: 'such as 5.00; the rest by default' })
  parseAmount(amount: string): string {
    return amount;
  }

  @Option({
    flags: '--already <dollars>',
    description: 'the amount refunded so far, as orders show prints it; 0 by default',
  })
  parseAlready(already: string): string {
    return already;
  }

  @Option({ flags: '--reason <text>', description: 'the reason, stored with the refund' })
  parseReason(reason: string): string {
    return reason;
  }

  @Option({ flags: '--dry-run', description: 'check everything without refunding' })
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
  throw new DomainError(
    'billing.refund-amount-invalid',
    `${option} must be an amount in dollars, such as 5.00`,
  );
}

const reasons = {
  'amount-changed': 'the amount has changed',
  'amount-impossible': 'the amount is impossible',
  'exceeds-payment': 'it exceeds the payment',
  'payment-unpaid': 'the provider does not list the payment as paid',
} as const;

/** `orders set-aside [--json]` */
@SubCommand({
  name: 'set-aside',
  description: 'List refunds and disputes that contradict our records and were set aside',
})
export class OrdersSetAsideCommand extends CommandRunner {
  constructor(private readonly attached: AttachedApplication) {
    super();
  }

  override async run(_: string[], { json }: Readonly<{ json?: boolean }>): Promise<void> {
    const items = await (await this.attached.open()).get(SetAsideItems, { strict: false }).list();
    if (json) return void process.stdout.write(`${JSON.stringify(items, null, 2)}\n`);
    for (const { paymentId, kind, reversalId, statedAmount, knownCents, reason, setAsideAt } of items) {
      const before = knownCents === null ? '' : `, previously ${knownCents} cents`;
      const what = `${kind} ${reversalId} of ${statedAmount} cents${before}: ${reasons[reason]}`;
      process.stdout.write(`${setAsideAt}\t${paymentId}\t${what}\n`);
    }
    if (items.length === 0) process.stdout.write('Nothing is set aside\n');
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

/** `orders acknowledge PAYMENT ITEM --reason TEXT [--json]`: removes an item from the list of `orders set-aside`. */
@SubCommand({
  name: 'acknowledge',
  arguments: '<payment> <item>',
  description: 'Mark a set-aside refund or dispute as handled',
})
export class OrdersAcknowledgeCommand extends CommandRunner {
  constructor(private readonly attached: AttachedApplication) {
    super();
  }

  override async run(
    [paymentId = '', reversalId = '']: string[],
    { reason = '', json = false }: Readonly<{ reason?: string; json?: boolean }>,
  ): Promise<void> {
    const commands = (await this.attached.open()).get(CommandBus, { strict: false });
    const item = { paymentId: paymentId.trim(), reversalId: reversalId.trim() };
    await commands.execute(new AcknowledgeSetAside(item, reason, byOperator()));
    const text = `${item.reversalId} of ${item.paymentId} is acknowledged`;
    process.stdout.write(`${json ? JSON.stringify({ ...item, acknowledged: true }) : text}\n`);
  }

  @Option({
    flags: '--reason <text>',
    description: 'how it was resolved, stored permanently',
    required: true,
  })
  parseReason(reason: string): string {
    return reason;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

/** `orders`: search, show and refund orders. */
@Command({
  name: 'orders',
  description: 'List, show and refund orders',
  subCommands: [
    OrdersListCommand,
    OrdersShowCommand,
    OrdersRefundCommand,
    OrdersSetAsideCommand,
    OrdersAcknowledgeCommand,
  ],
})
export class OrdersCommand extends CommandGroup {}
