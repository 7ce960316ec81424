import type { Application } from './application.js';
import { firstAdmin } from './first-admin.js';

/** The settings in the hands of the first admin, whose browser is not what a test is about. */
export class SettingsByHttp {
  private constructor(
    private readonly url: string,
    private readonly cookie: string,
  ) {}

  static async signIn(application: Application): Promise<SettingsByHttp> {
    const { username, password } = await firstAdmin(application);
    const answer = await send(`${application.url}/api/auth/login`, 'POST', { username, password });
    const cookie = answer.headers.getSetCookie().map((text) => text.split(';')[0]);
    return new SettingsByHttp(application.url, cookie.join('; '));
  }

  async set(name: string, value: string): Promise<void> {
    const headers = { cookie: this.cookie };
    await send(`${this.url}/api/admin/settings`, 'PUT', { [name]: value, reason: 'Test' }, headers);
  }
}

async function send(url: string, method: string, body: object, headers = {}): Promise<Response> {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}
