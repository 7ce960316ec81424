import { Readable } from 'node:stream';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SmtpServer } from '../../config/variables/smtp-server.js';

/**
 * One mail over one connection. `greeted` is called once the server has said who it is; `content` is read only once it
 * has taken the envelope and asks for it.
 */
type Exchange = Readonly<{
  greeted(): void;
  login: SmtpServer['login'];
  envelope: Readonly<{ from: string; to: string; size: number }>;
  content: Readable;
  signal: AbortSignal;
}>;

/** Resolves with the server's reply to the whole mail; rejects with the first thing that went wrong. */
export function exchange(
  connection: SMTPConnection,
  { greeted, login, envelope, content, signal }: Exchange,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const abort = (): void => reject(Object.assign(new Error('The process stops'), { code: 'EABORT' }));
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

/** The bytes of a mail; `before` runs when the first of them is asked for. */
export function contentAfter(before: () => Promise<void>, bytes: Buffer): Readable {
  return Readable.from(
    (async function* () {
      await before();
      yield bytes;
    })(),
  );
}
