import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { SetAsideItems } from '../../../billing/index.js';
import { AttachedApplication } from '../../../platform/cli/attached-application.js';

const reasons = {
  'amount-changed': 'the amount has changed',
  'amount-impossible': 'the amount is not possible',
  'exceeds-payment': 'more would be given back than was paid',
} as const;

/** `orders set-aside [--json]` */
@SubCommand({
  name: 'set-aside',
  description: 'List refunds and disputes that could not be recorded as the provider states them',
})
export class OrdersSetAsideCommand extends CommandRunner {
  constructor(private readonly attached: AttachedApplication) {
    super();
  }

  override async run(_: string[], { json }: Readonly<{ json?: boolean }>): Promise<void> {
    const items = await (await this.attached.open()).get(SetAsideItems, { strict: false }).list();
    if (json) return void process.stdout.write(`${JSON.stringify(items, null, 2)}\n`);
    for (const { paymentId, kind, reversalId, statedAmount, knownCents, reason, setAsideAt } of items) {
      const before = knownCents === null ? '' : `, ${knownCents} cents before`;
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
