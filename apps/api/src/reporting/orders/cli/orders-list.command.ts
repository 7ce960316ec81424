import { orderListQuery, type OrderListItem } from '@closewise/contracts/admin';
import { DomainError } from '@closewise/domain/events';
import { formatCents } from '@closewise/domain/money';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { AttachedApplication } from '../../../platform/cli/attached-application.js';
import { OrderList } from '../list/order-list.js';

type Options = Readonly<{ search?: string; state?: string; status?: string; page?: string; json?: boolean }>;

/** `orders list [--search TEXT] [--state TX] [--status STATUS] [--page N] [--json]`: fifty at a time, the newest first. */
@SubCommand({ name: 'list', description: 'Orders, fifty at a time, the newest first' })
export class OrdersListCommand extends CommandRunner {
  constructor(private readonly attached: AttachedApplication) {
    super();
  }

  override async run(_: string[], { json, ...wishes }: Options): Promise<void> {
    const query = orderListQuery.safeParse(wishes);
    if (!query.success)
      throw new DomainError('administration.limit-invalid', query.error.issues[0]?.message ?? 'Not a query');
    const found = await (await this.attached.open()).get(OrderList, { strict: false }).page(query.data);
    if (json) return void process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
    process.stdout.write(found.orders.map((order) => `${lineOf(order)}\n`).join(''));
    process.stderr.write(`${found.orders.length} of ${found.total}\n`);
  }

  @Option({
    flags: '--search <text>',
    description: 'a report id, payment id or order number, or part of an e-mail or address',
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

  @Option({ flags: '--page <number>', description: 'which fifty, from 1' })
  parsePage(page: string): string {
    return page;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

const lineOf = (order: OrderListItem): string =>
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
