import { Purchase } from '../apps/api/test/process/purchase.js';
import { Application } from './support/application.js';
import { postgresPid } from './support/log.js';

describe('the server is stopped', () => {
  it('[PL-06] drains on Ctrl-C, exits with 0 and leaves no Postgres running', async () => {
    const application = await Application.start();
    const postgres = await postgresPid(application.dataDir);
    const purchase = await Purchase.begin(application);
    await purchase.pay();
    await purchase.report();

    expect(await application.kill('SIGINT')).toBe(0);
    expect(isAlive(postgres)).toBe(false);

    await application.launch();
    await application.until(() => purchase.isCompleted(), 30_000);
    await application.stop();
  }, 90_000);
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
