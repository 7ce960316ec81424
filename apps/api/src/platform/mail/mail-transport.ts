import type { AddressedLetter } from './mail.js';

/**
 * The result of a hand-over. `unreachable`: no server. `deferred`: not accepted, may be retried. `refused`: not accepted,
 * retrying cannot help. `uncertain`: the server may have accepted it. `reply` is safe to store: codes only, since servers
 * quote addresses.
 */
export type HandOver = Readonly<{
  status: 'accepted' | 'unreachable' | 'deferred' | 'refused' | 'uncertain';
  reply: string;
}>;

/** `beforeContent` runs before the first byte of the mail is sent; when it throws, nothing is sent. */
export type HandOverOptions = Readonly<{ beforeContent(): Promise<void>; signal: AbortSignal }>;

/** Hands mails over to a mail server or the outbox. */
export abstract class MailTransport {
  /** The destination, in words for the operator. */
  abstract readonly destination: string;

  abstract handOver(letter: AddressedLetter, options: HandOverOptions): Promise<HandOver>;
}
