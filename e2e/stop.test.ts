import { Purchase } from '../apps/api/test/process/purchase.js';
import { Application } from './support/application.js';
import { isRunning } from './support/is-running.js';
import { postgresPid } from './support/log.js';

describe('the server is stopped', () => {
  it('[PL-06] drains on Ctrl-C, exits with 0 and leaves no Postgres running', async () => {
    const application = await Application.start();
    const postgres = await postgresPid(application.dataDir);
    const purchase = await Purchase.begin(application);
    await purchase.pay();
    await purchase.report();

    expect(await application.kill('SIGINT')).toBe(0);
    expect(await isRunning(postgres)).toBe(false);

    await application.launch();
    await application.until(() => purchase.isCompleted());
    await application.stop();
  });
});
