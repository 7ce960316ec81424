import { EventStoreUnavailableError } from '../event-store/event-store.js';
import { OutageLog } from './outage-log.js';

it('an outage is told once, and its end, whoever meets it and however often', () => {
  const lines: string[] = [];
  const outages = new OutageLog(
    { warn: (line) => lines.push(line), log: (line) => lines.push(line) },
    'Jobs',
  );
  const away = new Error('The event store does not answer');
  outages.over('mail');
  for (const name of ['reports', 'mail', 'reports']) outages.met(name, away);
  outages.over('mail');
  outages.met('mail', away);
  outages.over('reports');
  expect(lines).toEqual(['Jobs wait (reports): The event store does not answer']);
  outages.over('mail');
  outages.over('mail');
  outages.met('reports', away);
  expect(lines.slice(1)).toEqual(['Jobs go on', 'Jobs wait (reports): The event store does not answer']);
});

it('an outage that the log announces already is not told again, nor that jobs go on after it', () => {
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(line);
  const outages = new OutageLog({ warn: say, log: say }, 'Jobs');
  const away = new EventStoreUnavailableError('The event store does not answer');
  away.isAnnounced = true;
  outages.met('reports', new Error('A report cannot be made', { cause: away }));
  outages.over('reports');
  expect(lines).toEqual([]);
  outages.met('mail', new Error('The mail server is away'));
  outages.over('mail');
  expect(lines).toEqual(['Jobs wait (mail): The mail server is away', 'Jobs go on']);
});
