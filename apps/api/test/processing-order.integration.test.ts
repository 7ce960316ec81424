import { jest } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { createApplication } from '../src/application.js';
import { readConfig } from '../src/platform/config/read-config.js';
import { ServerConfig } from '../src/platform/config/variables/server-config.js';
import { JobWorker } from '../src/platform/jobs/job-worker.js';
import { RegenerateReport } from '../src/reporting/generation/regenerate-report.command.js';
import { freshDatabase, type TestDatabase } from './postgres.js';

describe('a server that starts with waiting jobs', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
    process.env['DATABASE_URL'] = database.url;
    process.env['PERSONAL_DATA_KEY'] = Buffer.alloc(32, 7).toString('base64');
    process.env['LEDGER_SEAL_KEY'] = Buffer.alloc(32, 7).toString('base64');
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await database.close();
    delete process.env['DATABASE_URL'];
    delete process.env['PERSONAL_DATA_KEY'];
    delete process.env['LEDGER_SEAL_KEY'];
  });

  it('registers all command handlers before the first job runs', async () => {
    const application = await createApplication(readConfig(ServerConfig, { LOG_LEVEL: 'silent' }));
    const worker = application.get(JobWorker, { strict: false });
    const start = worker.start.bind(worker);
    let refusal: unknown;
    jest.spyOn(worker, 'start').mockImplementation(async () => {
      const command = new RegenerateReport(4711, { actor: 'operator', correlationId: 'start' });
      await application
        .get(CommandBus, { strict: false })
        .execute(command)
        .catch((error: unknown) => (refusal = error));
      await start();
    });
    await application.init();
    await application.close();
    expect(refusal).toMatchObject({ name: 'DomainError' });
  });
});
