export { BillingModule } from './billing.module.js';
export { BuyerCards } from './payments/buyer-cards.js';
export { ProviderUnavailableError } from './provider/payment-provider.js';
export { ReferralCodes, sentCodes } from './referral-codes.js';
export { PaidSales, type KnownSale } from './payments/paid-sales.js';
export { PaidReports } from './payments/paid-reports.js';
export { PaymentStandings } from './payments/payment-standings.js';
export { OrderPayments, type OrderPayment } from './refunds/order-payments.js';
export { SetAsideItems } from './refunds/set-aside-items.js';
export { RequestRefund } from './refunds/request-refund.command.js';
export { orderNumberOf } from './payments/order-number.js';
export { Receipts, type Receipt } from './payments/receipts.js';
export { cardFormSources } from './stripe/card-form-sources.js';
export {
  PayoutProvider,
  TransferRefusedError,
  type PayoutAccount,
  type Transfer,
  type TransferRequest,
} from './provider/payout-provider.js';
export { PayoutAccounts, type OnboardingAddresses } from './payout-accounts/payout-accounts.js';
export { payoutSetupOf, type KnownPayoutAccount } from './payout-accounts/known-payout-account.js';
export { PaymentsConfig } from './provider/payments-config.js';
export { PayableReports, type PayableReport } from './payments/payable-reports.js';
export { PremiumOffers, type PremiumProgress } from './payments/premium-offers.js';
export { PaymentLookupRow } from './open-payments/payment-lookup.table.js';
export { Payments, type KnownPayment } from './payments/payments.js';
export { SimulatedPaymentRow } from './simulated/simulated-payment.table.js';
export {
  SimulatedPayoutAccountRow,
  SimulatedPayoutLinkRow,
  SimulatedTransferRow,
} from './simulated/payouts/simulated-payouts.table.js';
export { StripeCatchUpRow, StripeEventRow } from './stripe/stripe-events.table.js';
export { PayoutSetup } from './payout-accounts/payout-setup.js';
