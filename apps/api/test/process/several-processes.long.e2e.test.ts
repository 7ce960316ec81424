import { startEventStoreDb, type EventStoreDbDouble } from '../eventstoredb/event-store-db.js';
import { MailServer } from '../mail/mail-server.js';
import { freshDatabase, type TestDatabase } from '../postgres.js';
import { until } from '../processing.js';
import { LoadBalancer } from './load-balancer.js';
import { Purchase } from './purchase.js';
import { serverPort } from './server-port.js';
import { ServerProcess } from './server-process.js';

const rounds = 3;
/** Whether the events are in an EventStoreDB. */
const stores: readonly [string, boolean][] = [
  ['Postgres', false],
  ['EventStoreDB', true],
];
const buyers = 6;
const patienceMs = 1_800_000;
const key = Buffer.alloc(32, 7).toString('base64');

type Place = { role: 'http' | 'worker'; port: number; process: ServerProcess };
type Stored = Readonly<{ type: string; stream: string }>;

// Related: jobs/crashes (takeover, restart after a stop), projections (three processes, cut off, taken over),
// drain-connections.test (open requests when a process stops), and roles.integration (one of each role).

/** Two http processes and two workers on one database, behind one address. */
class Installation {
  readonly sold: Purchase[] = [];

  private constructor(
    readonly database: TestDatabase,
    readonly mails: MailServer,
    readonly balancer: LoadBalancer,
    private readonly places: readonly Place[],
    private readonly settings: NodeJS.ProcessEnv,
  ) {}

  static async open(more: NodeJS.ProcessEnv): Promise<Installation> {
    const [database, mails] = await Promise.all([freshDatabase(), MailServer.start()]);
    const settings = {
      DATABASE_URL: database.url,
      PERSONAL_DATA_KEY: key,
      LEDGER_SEAL_KEY: key,
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      MAIL_FROM: 'reports@example.com',
      RATE_LIMIT_FACTOR: '1000',
      // Longer than a busy balancer needs to notice that a process stops.
      DRAIN_SECONDS: '3',
      ...more,
    };
    const places: Place[] = [];
    for (const role of ['http', 'worker', 'http', 'worker'] as const) {
      const port = await serverPort();
      places.push({ role, port, process: start(role, port, settings) });
      // The first one creates the tables.
      if (places.length === 1) await places[0]!.process.ready();
    }
    await Promise.all(places.map(({ process }) => process.ready()));
    const ports = places.filter(({ role }) => role === 'http').map(({ port }) => port);
    const balancer = await LoadBalancer.before(ports);
    await until(async () => ports.every((port) => balancer.isReady(port)));
    return new Installation(database, mails, balancer, places, settings);
  }

  /** Restarts each process as a new release does; the next one follows once it is ready. */
  async restartOneByOne(): Promise<(number | null)[]> {
    const codes: (number | null)[] = [];
    for (const place of this.places) {
      place.process.child.kill('SIGTERM');
      codes.push(await place.process.end());
      place.process = start(place.role, place.port, this.settings);
      await place.process.ready();
      if (place.role === 'http') await until(async () => this.balancer.isReady(place.port));
    }
    return codes;
  }

  /** Buys with a new email address for each purchase until the work is done; returns the buyers' errors. */
  async buyWhile(work: () => Promise<void>): Promise<unknown[]> {
    let isOpen = true;
    const failed: unknown[] = [];
    const buy = async (name: string): Promise<void> => {
      for (let number = 0; isOpen; number++) {
        const userEmail = `${name}-${this.sold.length}-${number}@example.com`;
        const purchase = await Purchase.begin(this.balancer, { userEmail, emailOptIn: true });
        await purchase.pay();
        await purchase.report();
        this.sold.push(purchase);
        await until(async () => (await purchase.status()) === 'completed');
      }
    };
    const buying = Array.from({ length: buyers }, (_, n) =>
      buy(`ana${n}`).catch((error) => failed.push(error)),
    );
    await work().finally(() => (isOpen = false));
    await Promise.all(buying);
    return failed;
  }

  async close(): Promise<void> {
    await this.balancer.close();
    for (const { process } of this.places) process.child.kill('SIGTERM');
    await Promise.all(this.places.map(({ process }) => process.end()));
    await this.mails.stop();
    await this.database.close();
  }
}

const start = (role: string, port: number, settings: NodeJS.ProcessEnv): ServerProcess =>
  ServerProcess.start({ ...settings, ROLE: role, PORT: String(port) });

describe.each(stores)('two http processes and two workers, with the events in %s', (_, inEventStoreDb) => {
  let store: EventStoreDbDouble | null = null;
  let installation: Installation;

  beforeAll(async () => {
    store = inEventStoreDb ? await startEventStoreDb() : null;
    installation = await Installation.open(store ? { EVENTSTORE_URL: store.url } : {});
  });
  afterAll(async () => {
    await installation?.close();
    await store?.close();
  });

  const facts = async (): Promise<Stored[]> =>
    store
      ? store.log.all().map(({ type, stream }) => ({ type, stream }))
      : installation.database.database.query<Stored>('select type, stream_id as stream from events.events');

  it(
    '[PL-06] are restarted one by one while people buy: no request fails, and every effect happens exactly once',
    async () => {
      const { sold, balancer, mails } = installation;
      const failed = await installation.buyWhile(async () => {
        for (let round = 0; round < rounds; round++) {
          expect(await installation.restartOneByOne()).toEqual([0, 0, 0, 0]);
        }
      });
      expect([failed, balancer.failures]).toEqual([[], []]);
      expect(sold.length).toBeGreaterThan(buyers);
      expect(balancer.passed).toBeGreaterThan(sold.length * 4);

      const wanted = ['PaymentSucceeded', 'ReportGenerated', 'ReportEmailed', 'SaleSplit'];
      const ofSale = ({ reportId, intent }: Purchase): string[] => [
        `report-${reportId}`,
        `payment-simulated-${intent.paymentIntent.id}`,
        `sale-simulated-${intent.paymentIntent.id}`,
      ];
      const happened = async (): Promise<string[][]> => {
        const all = await facts();
        return sold.map((purchase) => {
          const streams = ofSale(purchase);
          const mine = all.filter(({ type, stream }) => wanted.includes(type) && streams.includes(stream));
          return mine.map(({ type }) => type).toSorted();
        });
      };
      await until(async () => (await happened()).every(({ length }) => length >= wanted.length));
      expect(await happened()).toEqual(sold.map(() => wanted.toSorted()));
      const receivers = mails.mails.map(({ email }) => email.to?.[0]?.address ?? '').toSorted();
      expect(receivers).toEqual([...new Set(receivers)]);
      expect(receivers).toHaveLength(sold.length);
    },
    patienceMs,
  );
});
