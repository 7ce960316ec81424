import type { LightMyRequestResponse } from 'fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A browser with its cookies, at an address of its own. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly application: NestFastifyApplication,
    readonly address: string,
  ) {}

  async send(
    method: Method,
    url: string,
    payload?: object,
    more: Readonly<Record<string, string>> = {},
  ): Promise<LightMyRequestResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.application.inject({
      method,
      url,
      remoteAddress: this.address,
      headers: { cookie, ...(method.startsWith('P') && { 'content-type': 'application/json' }), ...more },
      ...(payload && { payload }),
    });
    for (const { name, value } of answer.cookies) this.cookies.set(name, value);
    return answer;
  }

  signIn(username: string, password: string, code?: string): Promise<LightMyRequestResponse> {
    const typed = { username, password, ...(code !== undefined && { code }) };
    return this.send('POST', '/api/auth/login', typed);
  }

  /** The name of the signed-in admin, otherwise the status of the refusal. */
  async whoAmI(): Promise<string | number> {
    const answer = await this.send('GET', '/api/auth/user');
    return answer.statusCode === 200
      ? answer.json<{ user: { username: string } }>().user.username
      : answer.statusCode;
  }

  update(wish: object): Promise<LightMyRequestResponse> {
    return this.send('POST', '/api/admin/update-credentials', wish);
  }
}
