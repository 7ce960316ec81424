import type { HandOver } from '../mail-transport.js';

/** What nodemailer puts on the errors of a connection. */
type SmtpError = Error &
  Readonly<{
    code?: string;
    originalCode?: string;
    command?: string;
    response?: string;
    responseCode?: number;
  }>;

/** Only a refusal of the recipient or of the content is about this mail; others are about server and login. */
const aboutThisMail = new Set(['RCPT TO', 'DATA']);

/** How far the talk with the server was. */
export type Progress = 'connecting' | 'envelope' | 'content';

/** Codes of a server's reply: `550 5.1.1`. Its text may quote the address and is dropped. */
export function codesOf(reply: string): string {
  const [, code = '', enhanced = ''] = /^(\d{3})(?:[ -]+([245]\.\d{1,3}\.\d{1,3})\b)?/.exec(reply) ?? [];
  return [code, enhanced].filter(Boolean).join(' ');
}

/** What an error of the connection says about the mail. */
export function handOverOf(error: SmtpError, progress: Progress): HandOver {
  const { code, originalCode, command = 'CONN', response = '', responseCode } = error;
  const words = responseCode
    ? codesOf(response) || String(responseCode)
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
