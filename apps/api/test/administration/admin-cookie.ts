import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { FirstAdmin } from '../../src/administration/index.js';

/** Makes the first admin and signs in: what to send as `cookie`. */
export async function adminCookie(application: NestFastifyApplication): Promise<string> {
  const made = await application.get(FirstAdmin, { strict: false }).make();
  if (!made) throw new Error('There is an admin already, whose password nobody knows');
  const { username, password } = made;
  const payload = { username, password };
  const answer = await application.inject({ method: 'POST', url: '/api/auth/login', payload });
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
