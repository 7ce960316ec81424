import type { IssuedPassword } from '../create-admin.command.js';

/** On stdout, the only place where the password ever stands. */
export function printPassword(issued: IssuedPassword, json: boolean): void {
  const text = `Username: ${issued.username}\nPassword: ${issued.password}`;
  process.stdout.write(`${json ? JSON.stringify(issued, null, 2) : text}\n`);
  if (!json) process.stderr.write('The password is shown only this once\n');
}
