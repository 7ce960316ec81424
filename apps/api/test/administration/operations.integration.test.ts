import { CommandBus } from '@nestjs/cqrs';
import type { AdminActionsView, JobsView, LogConsumersView } from '@closewise/contracts/admin';
import { CreateAdmin } from '../../src/administration/accounts/create-admin.command.js';
import { waitFor } from '../wait-for.js';
import { runAttached } from '../process/run-attached.js';
import { Shop } from '../buyer/shop.js';
import { Browser } from './browser.js';

const { JobsDiscardCommand } = await import('../../src/administration/cli/jobs.commands.js');
const { JobsRetryCommand } = await import('../../src/administration/cli/jobs.commands.js');
const { ProjectionsRestartCommand } = await import('../../src/administration/cli/projections.commands.js');

const consumer = 'reporting.recent-purchases@1';
const notFailed = 'No failed job has this id. It was already retried or discarded.';

describe('the work behind the scenes', () => {
  let shop: Shop;
  let admin: Browser;
  beforeAll(async () => {
    shop = await Shop.open();
    const commands = shop.application.get(CommandBus, { strict: false });
    const operator = { actor: 'operator', correlationId: 'test' };
    const { password } = await commands.execute(
      new CreateAdmin('ana', { role: 'admin', password: null }, operator),
    );
    admin = new Browser(shop.application, '198.51.100.7');
    await admin.signIn('ana', password);
    await shop.sell({ userEmail: 'bea@example.com', emailOptIn: true });
  });
  afterAll(() => shop?.close());

  const sql = <Row extends object>(text: string, values: unknown[] = []) =>
    shop.test.database.query<Row>(text, values);
  const run = (...[type, args, options]: [Parameters<typeof runAttached>[1], string[], object?]) =>
    runAttached(shop.application, type, args, options);
  const act = async (path: string, body?: object): Promise<[number, string]> => {
    const answer = await admin.send('POST', `/api/admin/operations/${path}`, body);
    return [answer.statusCode, answer.json<{ message: string }>().message];
  };
  const said = async (): Promise<[string, string, string | null][]> => {
    await shop.caughtUp('administration.audit@2');
    const page = (await admin.send('GET', '/api/admin/audit')).json<AdminActionsView>();
    return page.actions.map(({ admin: by, summary, reason }) => [by, summary, reason]);
  };

  /** A job that was done already counts as given up: to run it once more does nothing. */
  async function failedJob(): Promise<string> {
    return waitFor(async () => {
      const [row] = await sql<{ id: string }>(
        `update jobs.job set state = 'failed', output = '{"message": "The mail server was away"}', completed_on = now()
          where id = (select id from jobs.job where state = 'completed' limit 1) returning id`,
      );
      if (!row) throw new Error('No job is done yet');
      return row.id;
    });
  }
  const failed = async () =>
    (await admin.send('GET', '/api/admin/operations/jobs')).json<JobsView>().failed.map(({ id }) => id);

  it('lets an admin retry a failed job, or discard it with a reason, each once', async () => {
    const [retried, discarded] = [await failedJob(), await failedJob()];
    expect((await failed()).toSorted()).toEqual([retried, discarded].toSorted());
    expect(await act(`jobs/${retried}/retry`)).toEqual([200, 'The job is running again']);
    expect(await act(`jobs/${retried}/retry`)).toEqual([404, notFailed]);
    expect(await act(`jobs/${discarded}/discard`, { reason: ' ' })).toEqual([
      400,
      'Say why this job is no longer needed',
    ]);
    expect(await act(`jobs/${discarded}/discard`, { reason: 'bea@example.com was paid back' })).toEqual([
      400,
      expect.stringContaining('leave out the email address'),
    ]);
    expect(await act(`jobs/${discarded}/discard`, { reason: 'Paid back' })).toEqual([
      200,
      'The job was discarded',
    ]);
    expect(await act(`jobs/${discarded}/discard`, { reason: 'Paid back' })).toEqual([404, notFailed]);
    expect(await act('jobs/nonsense/retry')).toEqual([404, notFailed]);
    expect(await failed()).toEqual([]);
    expect((await said()).slice(0, 2)).toEqual([
      ['ana', expect.stringMatching(/^Discarded a failed job of /), 'Paid back'],
      ['ana', expect.stringMatching(/^Retried a failed job of /), null],
    ]);
  });

  it('lets the operator do the same on the command line', async () => {
    const [retried, discarded] = [await failedJob(), await failedJob()];
    expect(await run(JobsRetryCommand, [retried])).toBe(`${retried} is running again\n`);
    await expect(run(JobsRetryCommand, [retried])).rejects.toThrow(notFailed);
    const reason = { reason: 'Paid back' };
    await expect(run(JobsDiscardCommand, [discarded])).rejects.toThrow(
      'Say why this job is no longer needed',
    );
    expect(await run(JobsDiscardCommand, [discarded], reason)).toBe(`${discarded} was discarded\n`);
    for (const id of [discarded, 'nonsense', ''])
      await expect(run(JobsDiscardCommand, [id], reason)).rejects.toThrow(notFailed);
    expect((await said()).slice(0, 2)).toEqual([
      ['operator', expect.stringMatching(/^Discarded a failed job of /), 'Paid back'],
      ['operator', expect.stringMatching(/^Retried a failed job of /), null],
    ]);
  });

  it('lets a stopped projection try again, from the screen as from the command line, and keeps who did it', async () => {
    const stop = () =>
      sql(`update durable.checkpoints set state = 'stopped', error = 'It does not know' where name = $1`, [
        consumer,
      ]);
    const state = async () =>
      (await admin.send('GET', '/api/admin/operations/consumers'))
        .json<LogConsumersView>()
        .consumers.find(({ name }) => name === consumer)?.state;
    await stop();
    expect(await state()).toBe('stopped');
    expect(await act(`consumers/${consumer}/restart`)).toEqual([200, `${consumer} is running again`]);
    expect(await state()).toBe('running');
    expect(await act(`consumers/${consumer}/restart`)).toEqual([409, `${consumer} has not stopped`]);
    expect(await act('consumers/nonsense/restart')).toEqual([404, 'No projection or reactor has this name']);

    await stop();
    const name = consumer.replace('@1', '');
    expect(await run(ProjectionsRestartCommand, [name])).toBe(`${consumer} is running again\n`);
    await expect(run(ProjectionsRestartCommand, [name])).rejects.toThrow(`${consumer} has not stopped`);
    for (const wrong of ['nonsense', ''])
      await expect(run(ProjectionsRestartCommand, [wrong])).rejects.toThrow('No projection or reactor');
    const sentence = `Restarted ${consumer}`;
    expect((await said()).slice(0, 2)).toEqual([
      ['operator', sentence, null],
      ['ana', sentence, null],
    ]);
  });
});
