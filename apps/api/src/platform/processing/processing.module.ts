import type { EventDefinitions } from '@closewise/domain/events';
import {
  type BeforeApplicationShutdown,
  type DynamicModule,
  Global,
  Inject,
  Module,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { Clock, SystemClock } from '../clock/clock.js';
import { ClockConfig } from '../clock/clock-config.js';
import { SecretsConfig } from '../config/variables/secrets-config.js';
import { ServerConfig } from '../config/variables/server-config.js';
import { StorageConfig } from '../config/variables/storage-config.js';
import { KnownEvents } from '../event-catalogue/known-events.js';
import { Database } from '../database/database.js';
import { DATABASE_USE } from '../database/database.module.js';
import type { DatabaseUse } from '../database/existing-database.js';
import { CommandExecutor } from '../event-store/command-executor.js';
import { EventStore } from '../event-store/event-store.js';
import { StartWait } from '../event-store/start-wait.js';
import { StreamCommandExecutor } from '../event-store/stream-command-executor.js';
import { StreamHistory } from '../event-store/stream-history.js';
import { Jobs } from '../jobs/job.js';
import { JobQueue } from '../jobs/job-queue.js';
import { JobsStatus } from '../jobs/jobs-status.js';
import { JobWorker } from '../jobs/job-worker.js';
import { RecurringJobs } from '../jobs/recurring-jobs.js';
import { WorkerSession } from '../jobs/worker-session.js';
import { Workers } from '../jobs/workers.js';
import { EventCodec } from '../personal-data/event-codec.js';
import { requireMatchingKeys, openMasterKey } from '../personal-data/open-master-key.js';
import { MasterKey } from '../personal-data/master-key.js';
import { PersonalData } from '../personal-data/personal-data.js';
import { SealedPersonalData } from '../personal-data/sealed-personal-data.js';
import { SubjectKeys } from '../personal-data/subject-keys.js';
import { AfterRestore } from '../projections/after-restore.js';
import { requireSameLog } from '../projections/check-checkpoints.js';
import { Checkpoints } from '../projections/checkpoints.js';
import { Consumers } from '../projections/consumers.js';
import { ConsumersStatus } from '../projections/consumers-status.js';
import { LogReader } from '../projections/log-reader.js';
import { LogWatch } from '../projections/log-watch.js';
import { Projections } from '../projections/projection.js';
import { projectionConsumer } from '../projections/projection-consumer.js';
import { ProjectionRegistry } from '../projections/projection-registry.js';
import { ReadModels } from '../projections/read-models.js';
import { Rebuild } from '../projections/rebuild.js';
import { Reactors } from '../reactors/reactor.js';
import { ReactorRegistry } from '../reactors/reactor-registry.js';
import { ProcessingHealth } from './processing-health.js';

const PROCESS = Symbol('kind of process');
const QUEUES = Symbol('queues that jobs work on');

/** `server` follows the log and runs jobs according to ROLE; `command` only reads, decides and enqueues, even before the first start of a server. */
export type ProcessKind = 'server' | 'command';

/** The command executor, personal data, projections, reactors and jobs. */
@Global()
@Module({})
export class ProcessingModule implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private working = false;

  constructor(
    @Inject(PROCESS) private readonly kind: ProcessKind,
    @Inject(QUEUES) private readonly queues: readonly string[],
    @Inject(DATABASE_USE) private readonly use: DatabaseUse,
    private readonly config: ServerConfig,
    private readonly projections: ProjectionRegistry,
    private readonly reactors: ReactorRegistry,
    private readonly consumers: Consumers,
    private readonly reader: LogReader,
    private readonly queue: JobQueue,
    private readonly worker: JobWorker,
    private readonly recurringJobs: RecurringJobs,
    private readonly health: ProcessingHealth,
    private readonly readModels: ReadModels,
    private readonly database: Database,
    private readonly store: EventStore,
    private readonly wait: StartWait,
    private readonly checkpoints: Checkpoints,
  ) {}

  static register(kind: ProcessKind, events: EventDefinitions, queues: readonly string[]): DynamicModule {
    return {
      module: ProcessingModule,
      providers: [
        { provide: PROCESS, useValue: kind },
        { provide: QUEUES, useValue: queues },
        { provide: KnownEvents, useFactory: () => new KnownEvents(events) },
        ...providers,
      ],
      exports: [...forModules, ...forCommands],
    };
  }

  onModuleInit(): void {
    if (this.kind === 'server') this.health.register();
  }

  async onApplicationBootstrap(): Promise<void> {
    this.reactors.assertWorkedOn();
    this.queue.assertWorkedOn(this.queues);
    await this.wait.through(() => requireMatchingKeys(this.database, this.store));
    const projections = this.projections.all().map(projectionConsumer);
    if (this.kind === 'command') {
      const checkpoints = await this.checkpoints.all();
      await this.wait.through(() => requireSameLog(this.store, checkpoints));
      if (this.use === 'reads') return this.readModels.requireTables();
      // The log is empty, so the empty tables are complete without a server that reads the log.
      if ((await this.wait.through(() => this.store.head())) === null)
        await this.consumers.prepare(projections);
      return;
    }
    if (this.config.role === 'http') {
      await this.wait.through(() => this.consumers.prepare(projections));
      return this.wait.through(() => this.reader.startWatching());
    }
    this.working = true;
    await this.worker.start();
    await this.wait.through(() => this.consumers.start([...projections, ...this.reactors.consumers()]));
    this.readModels.startRebuilding();
    this.recurringJobs.start(this.queue.recurring);
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.working) {
      // Recurring jobs may wait for a read model, so consumers stop after them.
      await Promise.all([this.recurringJobs.stop(), this.readModels.stop()]);
      await this.consumers.stop();
      await this.worker.stop();
    } else await this.reader.close();
  }
}

const forModules = [
  Clock,
  KnownEvents,
  CommandExecutor,
  StreamHistory,
  PersonalData,
  Projections,
  Reactors,
  Jobs,
  EventCodec,
  JobsStatus,
  Workers,
  LogWatch,
];
const forCommands = [
  AfterRestore,
  Checkpoints,
  ConsumersStatus,
  JobQueue,
  ProjectionRegistry,
  ReactorRegistry,
  Rebuild,
];

const providers = [
  {
    provide: Clock,
    inject: [ClockConfig],
    useFactory: (c: ClockConfig) => new SystemClock(c.offsetSeconds * 1000),
  },
  {
    provide: MasterKey,
    inject: [SecretsConfig, StorageConfig, Database, DATABASE_USE],
    useFactory: (secrets: SecretsConfig, storage: StorageConfig, database: Database, use: DatabaseUse) =>
      openMasterKey(secrets.personalDataKey, storage.dataDir, database, use !== 'reads'),
  },
  SubjectKeys,
  SealedPersonalData,
  { provide: PersonalData, useExisting: SealedPersonalData },
  EventCodec,
  { provide: CommandExecutor, useClass: StreamCommandExecutor },
  StreamHistory,
  AfterRestore,
  Checkpoints,
  LogReader,
  { provide: LogWatch, useExisting: LogReader },
  Consumers,
  ConsumersStatus,
  ReadModels,
  Rebuild,
  ProjectionRegistry,
  { provide: Projections, useExisting: ProjectionRegistry },
  JobQueue,
  JobsStatus,
  Workers,
  WorkerSession,
  JobWorker,
  RecurringJobs,
  { provide: Jobs, useExisting: JobQueue },
  ReactorRegistry,
  { provide: Reactors, useExisting: ReactorRegistry },
  ProcessingHealth,
];
