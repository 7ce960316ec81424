export { BillingModule } from './billing.module.js';
export { BuyerCards } from './buyer-cards.js';
export { PaidSales, type KnownSale } from './paid-sales.js';
export { PaidReports } from './paid-reports.js';
export { PayableReports, type PayableReport } from './payable-reports.js';
export { PaymentLookupRow } from './payment-lookup.table.js';
export { Payments, type KnownPayment } from './payments.js';
export { SimulatedPaymentRow } from './simulated/simulated-payment.table.js';
export { StripeCatchUpRow, StripeEventRow } from './stripe/stripe-events.table.js';
