export { BillingModule } from './billing.module.js';
export { SimulatedPaymentRow } from './simulated/simulated-payment.table.js';
