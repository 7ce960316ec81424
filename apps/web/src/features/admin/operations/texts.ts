import { formatCount } from '../../../shared/i18n/format-count';

const texts = {
  reports: {
    title: 'Paid reports that were not generated',
    lede: 'The buyers have paid and are waiting. Generate a report again once the cause is fixed, or refund the payment.',
    loading: 'Loading reports...',
    empty: 'Every paid report is ready or being generated.',
    waiting: 'None has failed. New paid reports are waiting for a worker.',
    late: 'Not ready after 15 minutes',
    order: (id: string) => `Open the order of report ${id}`,
    openOrder: 'Open the order',
    retry: 'Generate again',
    retryOf: (id: string) => `Generate report ${id} again`,
    status: {
      failed: 'Failed',
      processing: 'Late',
      erased: 'Paid after erasure',
      draft: 'Not started',
      unknown: 'Not started',
    },
  },
  jobs: {
    title: 'Failed jobs',
    lede: 'Background jobs that failed after all retries. Run a job again once the cause is fixed, or discard it if it is no longer needed.',
    loading: 'Loading jobs...',
    empty: 'No failed jobs.',
    retry: 'Run again',
    retryOf: (id: string) => `Run the job ${id} again`,
    discard: 'Discard',
    discardOf: (id: string) => `Discard the job ${id}`,
    discardTitle: 'Discard this job?',
    discardBody: 'It will not run again and is no longer reported.',
    reason: 'Reason',
    reasonHint: 'Recorded with the action.',
    reasonMissing: 'Enter why this job is no longer needed',
    confirm: 'Discard job',
    cancel: 'Cancel',
    queues: 'Queues',
    columns: { queue: 'Queue', waiting: 'Waiting', active: 'Running', failed: 'Failed' },
    heldUp: (jobs: number, error: string) =>
      `${jobs === 1 ? '1 job is' : `${jobs} jobs are`} waiting for a service that cannot be reached: ${error}`,
  },
  workers: {
    title: 'No worker is running',
    body: 'Paid reports, emails and read models wait until a worker is started (ROLE=all or ROLE=worker). Nothing is lost.',
  },
  consumers: {
    title: 'Projections and reactors',
    lede: 'They process the event log. One that cannot read an event stops, so that no event is skipped.',
    loading: 'Loading projections...',
    fine: (count: number) => `All ${count} are running.`,
    waiting: (count: number) => `${count} of them ${count === 1 ? 'is' : 'are'} waiting for a worker.`,
    stopped: 'Stopped',
    behind: (count: number) =>
      count >= 2000
        ? '2,000 events or more behind'
        : `${formatCount(count, 'en', { one: 'event', other: 'events' })} behind`,
    running: 'Running',
    'never run': 'Not started yet',
    'no worker': 'Waiting for a worker',
    why: 'Reason',
    advice:
      'Nothing is lost. If the reason names an unknown event or version, update the application first; otherwise fix the cause. Then restart it. It continues where it stopped.',
    restart: 'Restart',
    restartOf: (name: string) => `Restart ${name}`,
    all: 'Show all',
  },
  elsewhere: {
    title: 'Other tasks',
    organizations: 'Approve organizations',
    payouts: 'Payout runs',
    audit: 'Admin actions',
  },
  attention: {
    title: 'Something needs your attention',
    reports: (count: number) =>
      count === 1 ? '1 paid report was not generated' : `${count} paid reports were not generated`,
    jobs: (count: number) => (count === 1 ? '1 job failed' : `${count} jobs failed`),
    consumers: (count: number) =>
      count === 1 ? '1 projection or reactor stopped' : `${count} projections or reactors stopped`,
    workers: 'no worker is running',
    open: 'Open operations',
  },
  failed: 'The action failed. Please try again.',
  busy: 'One moment...',
};
export default texts;
