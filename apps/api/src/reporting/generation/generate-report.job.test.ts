import type { CommandBus, ICommand } from '@nestjs/cqrs';
import { DomainError } from '@closewise/domain/events';
import { bySystem } from '../../platform/commands/contexts.js';
import { EventStoreUnavailableError } from '../../platform/event-store/event-store.js';
import { FinalFailure } from '../../platform/jobs/job.js';
import { FailReport } from './fail-report.command.js';
import { GenerateReportJob } from './generate-report.job.js';

const payload = { reportId: 42, paymentId: 'simulated-pi_1', revision: 2 };
const generation = { reportId: 42, paymentId: 'simulated-pi_1', revision: 2 };
const run = { id: 'job-1', payload, attempt: 5, lastAttempt: true, signal: new AbortController().signal };

/** The job before a bus that answers each command with the failure, if there is one. */
function aJob(failure?: Error) {
  const executed: ICommand[] = [];
  const execute = async (command: ICommand): Promise<void> => {
    executed.push(command);
    if (failure) throw failure;
  };
  return { job: new GenerateReportJob({ execute } as unknown as CommandBus), executed };
}

describe('the job that generates a report', () => {
  it.each([new TypeError('x is undefined'), new EventStoreUnavailableError('away')])(
    'leaves it to the queue what becomes of %s',
    async (failure) => {
      await expect(aJob(failure).job.run(run)).rejects.toBe(failure);
    },
  );

  it('fails for good at a refusal, which no retry can change', async () => {
    const refusal = new DomainError('reporting.person-erased', 'The personal data were erased');
    await expect(aJob(refusal).job.run(run)).rejects.toMatchObject({
      name: 'FinalFailure',
      message: 'The personal data were erased',
    });
  });

  it.each(['reporting.report-unpaid', 'reporting.report-erased'] as const)(
    'has nothing left to do after %s',
    async (code) => {
      await expect(aJob(new DomainError(code, 'no')).job.run(run)).resolves.toBeUndefined();
    },
  );

  it('[PL-07] tells the log of events why it failed, but no words of an unexpected error, which may be personal', async () => {
    const { job, executed } = aJob();
    await job.giveUp(run, new TypeError('1600 Main Street is not a number'));
    await job.giveUp(run, new FinalFailure('This generation has failed'));
    expect(executed).toEqual([
      new FailReport(generation, 'Unexpected TypeError: see the log', 5, bySystem('job-1')),
      new FailReport(generation, 'This generation has failed', 5, bySystem('job-1')),
    ]);
  });

  it('takes a job of a former version for whichever generation is under way', async () => {
    const { job, executed } = aJob();
    const { revision: _, ...former } = payload;
    await job.giveUp({ ...run, payload: former }, new FinalFailure('It has failed'));
    expect(executed).toMatchObject([{ generation: { revision: null } }]);
  });
});
