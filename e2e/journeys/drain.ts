import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { isRunning } from '../../apps/api/test/process/is-running.js';
import { Purchase } from '../../apps/api/test/process/purchase.js';
import { postgresPid } from '../support/log.js';
import type { Site } from '../support/site.js';

/** The last thing that happens to a site. */
export function serverDrains(sharedSite: () => Site): void {
  it('[PL-06] drains on Ctrl-C though a browser holds a connection in reserve, exits with 0 and leaves no Postgres running', async () => {
    const { application } = sharedSite();
    const postgres = await postgresPid(application.dataDir);
    const purchase = await Purchase.begin(application);
    await purchase.pay();
    await purchase.report();
    const reserve = connect(application.port, '127.0.0.1').on('error', () => undefined);
    await once(reserve, 'connect');
    await answerOnOwnConnection(application.url);

    expect(await application.kill('SIGINT')).toBe(0);
    expect(await isRunning(postgres)).toBe(false);

    if (!process.env['LONG']) return; // jobs/deaths.integration shows how the next process goes on
    await application.launch();
    await application.until(() => purchase.isCompleted());
  });
}

/** Connections are accepted in their order: once this is answered, the server has all that came before. */
async function answerOnOwnConnection(url: string): Promise<void> {
  const [answer] = (await once(get(`${url}/health`, { agent: false }), 'response')) as [IncomingMessage];
  await once(answer.resume(), 'close');
}
