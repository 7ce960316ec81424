import type {
  CreateReportRequest,
  PaymentIntentView,
  RefineReportRequest,
  RefineReportView,
} from '@closewise/contracts/buyer';
import { cards, order } from '../buyer/order.js';
import { postJson, type Server } from './post-json.js';

/** A purchase over HTTP alone, step by step, so that a test can stop between any two. */
export class Purchase {
  private constructor(
    private readonly server: Server,
    readonly reportId: number,
    readonly intent: PaymentIntentView,
  ) {}

  static async begin(server: Server, changes: Partial<CreateReportRequest> = {}): Promise<Purchase> {
    const wanted = { ...order, userEmail: 'ana.buyer@example.com', emailOptIn: true, ...changes };
    const { reportId } = await postJson<{ reportId: number }>(server, '/api/report/chain', wanted);
    const intent = await postJson<PaymentIntentView>(server, `/api/reports/${reportId}/payment-intent`, {});
    return new Purchase(server, reportId, intent);
  }

  async pay(cardNumber: string = cards.pays, nameOnCard = 'Ana Buyer'): Promise<void> {
    await postJson(this.server, `/api/simulated-payments/${this.intent.paymentIntent.id}/confirm`, {
      clientSecret: this.intent.clientSecret,
      nameOnCard,
      cardNumber,
      expiration: '12/34',
      cvc: '123',
    });
  }

  async report(): Promise<void> {
    await postJson(this.server, `/api/reports/${this.reportId}/payment-success`, {
      paymentIntentId: this.intent.paymentIntent.id,
    });
  }

  refine(refinement: RefineReportRequest): Promise<RefineReportView> {
    return postJson(this.server, `/api/reports/${this.reportId}/refinements`, refinement);
  }

  async status(): Promise<string> {
    const response = await fetch(`${this.server.url}/api/reports/${this.reportId}/status`);
    return ((await response.json()) as { status: string }).status;
  }

  async isCompleted(): Promise<boolean> {
    return this.status().then(
      (status) => status === 'completed',
      () => false,
    );
  }
}
