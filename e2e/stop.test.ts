import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Purchase } from '../apps/api/test/process/purchase.js';
import { Application } from './support/application.js';
import { isRunning } from './support/is-running.js';
import { postgresPid } from './support/log.js';

describe('the server is stopped', () => {
  it('[PL-06] drains on Ctrl-C though a browser holds a connection in reserve, exits with 0 and leaves no Postgres running', async () => {
    const application = await Application.start();
    const postgres = await postgresPid(application.dataDir);
    const purchase = await Purchase.begin(application);
    await purchase.pay();
    await purchase.report();
    const reserve = connect(application.port, '127.0.0.1').on('error', () => undefined);
    await once(reserve, 'connect');
    await answerOnOwnConnection(application.url);

    expect(await application.kill('SIGINT')).toBe(0);
    expect(await isRunning(postgres)).toBe(false);

    await application.launch();
    await application.until(() => purchase.isCompleted());
    await application.stop();
  });
});

/** Connections are accepted in their order: once this is answered, the server has all that came before. */
async function answerOnOwnConnection(url: string): Promise<void> {
  const [answer] = (await once(get(`${url}/health`, { agent: false }), 'response')) as [IncomingMessage];
  await once(answer.resume(), 'close');
}
