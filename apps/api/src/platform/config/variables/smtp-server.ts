import type { TransformFnParams } from 'class-transformer';

/** A mail server; `secure` is TLS from the first byte, otherwise STARTTLS is used where the server offers it. */
export type SmtpServer = Readonly<{
  host: string;
  port: number;
  secure: boolean;
  login: Readonly<{ user: string; pass: string }> | null;
}>;

/** Reads SMTP_URL; false, which fails validation, when it is none. */
export const smtpServer = ({ value }: TransformFnParams): SmtpServer | false | undefined => {
  if (value === undefined || !URL.canParse(String(value))) return value === undefined ? undefined : false;
  const url = new URL(String(value));
  const hasMore = /[^/]/.test(url.pathname) || url.search !== '' || url.hash !== '';
  const login = loginOf(url);
  if (!/^smtps?:$/.test(url.protocol) || !url.hostname || hasMore || login === false) return false;
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return { host, port: Number(url.port) || (secure ? 465 : 587), secure, login };
};

/** Null without user and password, false with only one of them or with one that is not encoded well. */
function loginOf({ username, password }: URL): SmtpServer['login'] | false {
  if (!username && !password) return null;
  try {
    const login = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
    return login.user && login.pass ? login : false;
  } catch {
    return false;
  }
}
