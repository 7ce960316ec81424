import { Command, CommandRunner } from 'nest-commander';
import { OrdersListCommand } from './orders-list.command.js';
import { OrdersRefundCommand } from './orders-refund.command.js';
import { OrdersSetAsideCommand } from './orders-set-aside.command.js';
import { OrdersShowCommand } from './orders-show.command.js';

/** `orders`: what was bought, what became of it, and money that is given back. */
@Command({
  name: 'orders',
  description: 'Look for orders, show one with its story, give money back',
  subCommands: [OrdersListCommand, OrdersShowCommand, OrdersRefundCommand, OrdersSetAsideCommand],
})
export class OrdersCommand extends CommandRunner {
  override async run(): Promise<void> {
    process.stderr.write(
      'Say which: orders list, orders show ID, orders refund PAYMENT or orders set-aside\n',
    );
    process.exitCode = 2;
  }
}
