import { Logger } from '@nestjs/common';
import { Metrics, type Reading } from './metrics.js';

/** The lines about one metric. */
const linesOf = async (metrics: Metrics, name: string): Promise<string[]> =>
  (await metrics.write()).split('\n').filter((line) => new RegExp(`(^|[ ])${name}[ {]`).test(line));

describe('what Prometheus reads', () => {
  beforeAll(() => Logger.overrideLogger(false));

  it('counts requests and their seconds by method, route and status', async () => {
    const metrics = new Metrics();
    metrics.countRequest('GET', '/health', 200, 0.25);
    metrics.countRequest('GET', '/health', 200, 0.5);
    metrics.countRequest('POST', '/api/report/chain', 429, 1);
    expect(await linesOf(metrics, 'http_requests_total')).toEqual([
      '# HELP http_requests_total Requests that were answered',
      '# TYPE http_requests_total counter',
      'http_requests_total{method="GET",route="/health",status="200"} 2',
      'http_requests_total{method="POST",route="/api/report/chain",status="429"} 1',
    ]);
    expect(await linesOf(metrics, 'http_request_seconds_total')).toEqual([
      '# HELP http_request_seconds_total Seconds that the answers took',
      '# TYPE http_request_seconds_total counter',
      'http_request_seconds_total{method="GET",route="/health",status="200"} 0.75',
      'http_request_seconds_total{method="POST",route="/api/report/chain",status="429"} 1',
    ]);
  });

  it('measures a gauge each time, and forgets series that are gone', async () => {
    const metrics = new Metrics();
    let mails: Record<string, number> = { sent: 3, uncertain: 1 };
    metrics.registerGauge({
      name: 'mails',
      help: 'Mails by state',
      labels: ['state'],
      read: () => Object.entries(mails).map(([state, value]) => ({ labels: { state }, value })),
    });
    const head = ['# HELP mails Mails by state', '# TYPE mails gauge'];
    expect(await linesOf(metrics, 'mails')).toEqual([
      ...head,
      'mails{state="sent"} 3',
      'mails{state="uncertain"} 1',
    ]);
    mails = { sent: 4 };
    expect(await linesOf(metrics, 'mails')).toEqual([...head, 'mails{state="sent"} 4']);
    mails = {};
    expect(await linesOf(metrics, 'mails')).toEqual(head);
  });

  it('leaves out what cannot be read, and tells the rest', async () => {
    const metrics = new Metrics();
    let failed: () => Promise<Reading[]> = () => Promise.resolve([{ labels: {}, value: 7 }]);
    metrics.registerGauge({ name: 'failed', help: 'Failed', labels: [], read: () => failed() });
    metrics.registerGauge({
      name: 'jobs',
      help: 'Jobs',
      labels: [],
      read: () => [{ labels: {}, value: 2 }],
    });
    const head = ['# HELP failed Failed', '# TYPE failed gauge'];
    expect(await linesOf(metrics, 'failed')).toEqual([...head, 'failed 7']);
    failed = () => Promise.reject(new Error('connection refused'));
    expect(await linesOf(metrics, 'failed')).toEqual(head);
    expect(await linesOf(metrics, 'jobs')).toContain('jobs 2');
    failed = () => Promise.resolve([{ labels: {}, value: 0 }]);
    expect(await linesOf(metrics, 'failed')).toEqual([...head, 'failed 0']);
  });
});
