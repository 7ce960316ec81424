import { Readable } from 'node:stream';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SmtpServer } from '../../config/variables/mail-config.js';
import type { HandOver } from '../mail-transport.js';

/**
 * One mail over one connection. `greeted` is called after the server's greeting; `content` is read only after the server
 * has accepted the envelope.
 */
type Exchange = Readonly<{
  greeted(): void;
  login: SmtpServer['login'];
  envelope: Readonly<{ from: string; to: string; size: number }>;
  content: Readable;
  signal: AbortSignal;
}>;

/** Sends a mail; resolves with the server's reply to it, rejects with the first error. */
export function sendOverConnection(
  connection: SMTPConnection,
  { greeted, login, envelope, content, signal }: Exchange,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const abort = (): void => reject(Object.assign(new Error('The process is stopping'), { code: 'EABORT' }));
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  connection.on('error', reject);
  const send = (): void =>
    connection.send({ ...envelope }, content, (error, info) =>
      error ? reject(error) : resolve(info.response),
    );
  connection.connect((error) => {
    if (error) return reject(error);
    greeted();
    if (login) connection.login({ ...login }, (refused) => (refused ? reject(refused) : send()));
    else send();
  });
  return promise.finally(() => {
    signal.removeEventListener('abort', abort);
    connection.close();
  });
}

/** A stream of the mail's bytes; `before` runs when the first of them is read. */
export function readAfter(before: () => Promise<void>, bytes: Buffer): Readable {
  return Readable.from(
    (async function* () {
      await before();
      yield bytes;
    })(),
  );
}

/** The fields of nodemailer's connection errors. */
type SmtpError = Error &
  Readonly<{
    code?: string;
    originalCode?: string;
    command?: string;
    response?: string;
    responseCode?: number;
  }>;

/** Only refusals of these commands are about this mail; others are about the server or the login. */
const aboutThisMail = new Set(['RCPT TO', 'DATA']);

/** How far the conversation with the server got. */
export type SmtpProgress = 'connecting' | 'envelope' | 'content';

/** Extracts the codes of a server's reply, `550 5.1.1`; its text may quote the address. */
export function extractCodes(reply: string): string {
  const [, code = '', enhanced = ''] = /^(\d{3})(?:[ -]+([245]\.\d{1,3}\.\d{1,3})\b)?/.exec(reply) ?? [];
  return [code, enhanced].filter(Boolean).join(' ');
}

/** Interprets an error of the connection as the result of the hand-over. */
export function interpretError(error: SmtpError, progress: SmtpProgress): HandOver {
  const { code, originalCode, command = 'CONN', response = '', responseCode } = error;
  const words = responseCode
    ? extractCodes(response) || String(responseCode)
    : (originalCode ?? code ?? error.name);
  const reply = `${words} at ${command}`;
  if (responseCode) {
    const isFinal = responseCode >= 500 && aboutThisMail.has(command);
    return { status: isFinal ? 'refused' : 'deferred', reply };
  }
  if (progress === 'content') return { status: 'uncertain', reply };
  if (progress === 'connecting') return { status: 'unreachable', reply };
  return { status: code === 'EENVELOPE' ? 'refused' : 'deferred', reply };
}
