export { OrdersCommand } from './orders.command.js';
export { OrdersListCommand } from './orders-list.command.js';
export { OrdersRefundCommand } from './orders-refund.command.js';
export { OrdersSetAsideCommand } from './orders-set-aside.command.js';
export { OrdersShowCommand } from './orders-show.command.js';
export { ReportsResendCommand } from './reports-resend.command.js';
