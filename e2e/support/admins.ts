import { randomUUID } from 'node:crypto';
import { runHere } from '../../apps/api/test/process/run-here.js';
import type { Application } from './application.js';

export type Credentials = Readonly<{ username: string; password: string }>;

/** The credentials that the server prints once, when its first start creates an admin. */
export async function readFirstAdmin(application: Application): Promise<Credentials> {
  const printed = () => /as (\S+) with the password (\S+)\n/.exec(application.log);
  await application.until(async () => printed() !== null);
  const [, username = '', password = ''] = printed() ?? [];
  return { username, password };
}

/** Creates an admin of the test's own on the command line. */
export async function createAdmin(
  application: Application,
  username = `admin-${randomUUID().slice(0, 8)}`,
): Promise<Credentials> {
  const { code, out, err } = await runHere({ DATA_DIR: application.dataDir }, [
    'admin',
    'create',
    username,
    '--json',
  ]);
  if (code !== 0) throw new Error(err);
  const { password } = JSON.parse(out) as { password: string };
  return { username, password };
}

/** An admin who calls the API without a browser. */
export class AdminApi {
  private constructor(
    private readonly url: string,
    private readonly cookie: string,
  ) {}

  /** Creates an admin and signs in. */
  static async signIn(application: Application): Promise<AdminApi> {
    const answer = await send(
      `${application.url}/api/auth/login`,
      'POST',
      {},
      await createAdmin(application),
    );
    const cookie = answer.headers.getSetCookie().map((text) => text.split(';')[0]);
    return new AdminApi(application.url, cookie.join('; '));
  }

  async get<View>(path: string): Promise<View> {
    const answer = await send(this.url + path, 'GET', { cookie: this.cookie });
    return (await answer.json()) as View;
  }

  async setSetting(name: string, value: string): Promise<void> {
    const body = { [name]: value, reason: 'Test' };
    await send(`${this.url}/api/admin/settings`, 'PUT', { cookie: this.cookie }, body);
  }
}

async function send(
  url: string,
  method: string,
  headers: Record<string, string>,
  body?: object,
): Promise<Response> {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}
