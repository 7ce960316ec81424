export { BillingModule } from './billing.module.js';
export { BuyerCards } from './payments/buyer-cards.js';
export { ProviderUnavailableError } from './provider/payment-provider.js';
export { ReferralCodes, submittedReferralCodes } from './ports.js';
export { PaidSales, type RecordedSale, Payments, type KnownPayment } from './payments/payments.js';
export { PaidReports, PaymentStandings } from './payments/paid-reports.js';
export { OrderPayments, type OrderPayment } from './refunds/order-payments.js';
export { AcknowledgeSetAside } from './refunds/acknowledge-set-aside.command.js';
export { SetAsideItems } from './refunds/set-aside-items.js';
export { RequestRefund } from './refunds/request-refund.command.js';
export { orderNumberOf } from './payments/order-number.js';
export { Receipts, type Receipt, type RefundReceipt } from './payments/receipts.js';
export { cardFormSources } from './stripe/card-form-sources.js';
export {
  PayoutProvider,
  TransferRefusedError,
  type PayoutAccount,
  type Transfer,
  type TransferRequest,
} from './payout-providers/payout-provider.js';
export { PayoutAccounts } from './payout-accounts/payout-accounts.js';
export { payoutSetupOf, type KnownPayoutAccount } from './payout-accounts/known-payout-account.js';
export { paymentsUnknown, reportUnknown } from './provider/outage-messages.js';
export { PaymentsConfig } from './provider/payments-config.js';
export { PayableReports, type PayableReport } from './ports.js';
export { PremiumOffers, type PremiumOffer, type PremiumProgress } from './ports.js';
export { PaymentLookupRow } from './open-payments/open-payments.js';
export { SimulatedPaymentRow } from './simulated/simulated-payment.table.js';
export {
  SimulatedPayoutAccountRow,
  SimulatedPayoutLinkRow,
  SimulatedTransferRow,
} from './simulated/payouts/simulated-payouts.table.js';
export { StripeCatchUpRow, StripeEventRow } from './stripe/handled-events.js';
export { PayoutSetup } from './payout-accounts/payout-setup.js';
export { PayoutProviders } from './payout-providers/payout-providers.js';
