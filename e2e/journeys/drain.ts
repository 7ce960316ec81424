import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { isRunning } from '../../apps/api/test/process/is-running.js';
import { Purchase } from '../../apps/api/test/process/purchase.js';
import { readPostgresPid } from '../support/database.js';
import type { Site } from '../support/site.js';

export function testDrain(sharedSite: () => Site): void {
  it('[PL-06] drains on Ctrl-C despite an idle connection, exits with 0, leaves no Postgres behind and continues after a restart', async () => {
    const { application } = sharedSite();
    const postgres = await readPostgresPid(application.dataDir);
    const purchase = await Purchase.begin(application);
    await purchase.pay();
    await purchase.report();
    const idle = connect(application.port, '127.0.0.1').on('error', () => undefined);
    await once(idle, 'connect');
    await requestOnNewConnection(application.url);

    expect(await application.kill('SIGINT')).toBe(0);
    expect(await isRunning(postgres)).toBe(false);

    await application.launch();
    await application.until(() => purchase.isCompleted());
  });
}

/** Connections are accepted in order, so after this response the server has accepted all earlier ones. */
async function requestOnNewConnection(url: string): Promise<void> {
  const [answer] = (await once(get(`${url}/health`, { agent: false }), 'response')) as [IncomingMessage];
  await once(answer.resume(), 'close');
}
