import type { AddressedLetter } from './letter.js';

/**
 * How a hand-over ended. `unreachable`: no server was there to take it. `deferred`: not taken, may be tried again.
 * `refused`: not taken, and trying again is in vain. `uncertain`: it may or may not have been taken. `reply` is safe to
 * store: codes only, for servers quote addresses.
 */
export type HandOver = Readonly<{
  status: 'accepted' | 'unreachable' | 'deferred' | 'refused' | 'uncertain';
  reply: string;
}>;

/** `beforeContent` runs before the first byte of the mail leaves; when it throws, nothing leaves. */
export type HandOverOptions = Readonly<{ beforeContent(): Promise<void>; signal: AbortSignal }>;

/** The way out of the application for mails. */
export abstract class MailTransport {
  /** Where mails go, in words for the operator. */
  abstract readonly destination: string;

  abstract handOver(letter: AddressedLetter, options: HandOverOptions): Promise<HandOver>;
}
