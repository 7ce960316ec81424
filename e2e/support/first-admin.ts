import type { Application } from './application.js';

/** What the application prints, once, about the admin that its first start makes. */
export async function firstAdmin(
  application: Application,
): Promise<Readonly<{ username: string; password: string }>> {
  const printed = () => /as (\S+) with the password (\S+)\n/.exec(application.log);
  await application.until(async () => printed() !== null);
  const [, username = '', password = ''] = printed() ?? [];
  return { username, password };
}
