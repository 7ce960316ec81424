import type Stripe from 'stripe';
import { signedRequest, type Twist } from './webhook-request.js';

/** An event that the endpoint has not acknowledged yet. */
export type Delivery = Readonly<{ event: Stripe.Event; attempts: number }>;

/** The endpoint's response. */
export type Acknowledgement = Readonly<{ status: number; body: string }>;

export type DeliveryOptions = Readonly<{
  /** How the request differs from a genuine one. */
  as?: Twist;
  /** Keeps the event in the queue although it is acknowledged, so that it is delivered twice. */
  keep?: boolean;
}>;

/** The endpoint for events of connected accounts has its own secret. */
type Settings = Readonly<{ secret: string; connectSecret: string; now: () => Date }>;

/** Stripe's outbox: the test decides what is delivered, when, in which order and how often. */
export class WebhookSender {
  readonly #settings: Settings;
  #url: string | null = null;
  #queue: Delivery[] = [];
  #automatic = false;
  #sending: Promise<void> = Promise.resolve();

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Sets the application's endpoint; `automatically` delivers each event as it happens, in order. */
  sendTo(url: string, { automatically = false } = {}): void {
    this.#url = url;
    this.#automatic = automatically;
  }

  /** Undelivered events, oldest first. */
  pending(): readonly Delivery[] {
    return this.#queue;
  }

  take(event: Stripe.Event): void {
    this.#queue.push({ event, attempts: 0 });
    if (!this.#automatic) return;
    this.#sending = this.#sending.then(async () => {
      const index = this.#queue.findIndex((one) => one.event.id === event.id);
      if (index >= 0) await this.deliver(index).catch(() => undefined);
    });
  }

  /** Waits for automatic deliveries in progress. */
  async settled(): Promise<void> {
    await this.#sending;
  }

  /** Delivers a pending event; it stays pending until acknowledged with 2xx, as with Stripe. */
  async deliver(index = 0, { as, keep = false }: DeliveryOptions = {}): Promise<Acknowledgement> {
    const delivery = this.#queue[index];
    if (delivery === undefined)
      throw new Error(`No pending event at ${index}: there are ${this.#queue.length}.`);
    this.#replace(delivery.event.id, { ...delivery, attempts: delivery.attempts + 1 });
    const answer = await this.send(delivery.event, as);
    const isAcknowledged = answer.status >= 200 && answer.status < 300;
    if (isAcknowledged && !keep) this.#replace(delivery.event.id, null);
    return answer;
  }

  /** Delivers all pending events once, one after the other. */
  async deliverAll({ order = 'oldest first' as 'oldest first' | 'newest first' } = {}): Promise<
    readonly Acknowledgement[]
  > {
    const ids = this.#queue.map(({ event }) => event.id);
    const answers: Acknowledgement[] = [];
    for (const id of order === 'oldest first' ? ids : ids.reverse()) {
      answers.push(await this.deliver(this.#queue.findIndex(({ event }) => event.id === id)));
    }
    return answers;
  }

  /** Sends any event, real or invented, outside the queue. */
  async send(event: Stripe.Event, as?: Twist): Promise<Acknowledgement> {
    if (this.#url === null) throw new Error('Set the endpoint first: webhooks.sendTo(url).');
    const { secret, connectSecret, now } = this.#settings;
    const signing = { secret: event.account ? connectSecret : secret, now, as };
    const response = await fetch(this.#url, signedRequest(event, signing));
    return { status: response.status, body: await response.text() };
  }

  /** Drops pending events: they are never delivered, though the API still lists them. */
  dropAll(): void {
    this.#queue = [];
  }

  drop(index: number): void {
    this.#queue.splice(index, 1);
  }

  #replace(id: string, delivery: Delivery | null): void {
    const index = this.#queue.findIndex(({ event }) => event.id === id);
    if (index >= 0) this.#queue.splice(index, 1, ...(delivery === null ? [] : [delivery]));
  }
}
