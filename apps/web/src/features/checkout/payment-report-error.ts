/** The provider took the payment but our server could not be told; the page shows it, not the card form. */
export class PaymentReportError extends Error {
  constructor(cause: unknown) {
    super('Failed to process payment', { cause });
    this.name = 'PaymentReportError';
  }
}
