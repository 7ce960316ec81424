import { resolve } from 'node:path';
import { Module, type OnModuleInit } from '@nestjs/common';
import { keyFile, readKeyFile } from '../../platform/config/startup/key-file.js';
import { SecretsConfig } from '../../platform/config/variables/secrets-config.js';
import { StorageConfig } from '../../platform/config/variables/storage-config.js';
import { Metrics } from '../../platform/observability/metrics.js';
import { Readiness } from '../../platform/observability/readiness.js';
import { Jobs } from '../../platform/jobs/job.js';
import { SealKeyCheck } from './seal-key-check.js';
import { SealKeys, type SealSecret } from './seal-keys.js';
import { SealLedger } from './seal-ledger.js';
import { SealedPlaces } from './sealed-places.js';
import { SealProgressStore } from './seal-progress.js';
import { Integrity, IntegrityController } from './integrity.controller.js';
import { RequestVerificationHandler, VerifyLedgerJob } from './request-verification.command.js';
import { VerifyLedger } from './verify/verify-ledger.js';

const fromBase64 = (text: string): Buffer => Buffer.from(text, 'base64');

const inVariable = (text: string): SealSecret => ({
  place: 'LEDGER_SEAL_KEY',
  read: () => fromBase64(text),
  make: () => undefined,
});

function inFolder(dataDir: string): SealSecret {
  const name = 'ledger-seal.key';
  return {
    place: resolve(dataDir, name),
    read: () => readKeyFile(dataDir, name),
    make: () => void keyFile(dataDir, name),
  };
}

/** Signs the facts that decide money, and verifies that nobody changed them. */
@Module({
  controllers: [IntegrityController],
  providers: [
    {
      provide: SealKeys,
      inject: [SecretsConfig, StorageConfig],
      useFactory: ({ ledgerSealKey, ledgerSealFormerKeys }: SecretsConfig, { dataDir }: StorageConfig) =>
        new SealKeys(
          ledgerSealKey === undefined ? inFolder(dataDir) : inVariable(ledgerSealKey),
          ledgerSealFormerKeys.map(fromBase64),
        ),
    },
    SealedPlaces,
    SealProgressStore,
    SealKeyCheck,
    SealLedger,
    VerifyLedger,
    VerifyLedgerJob,
    RequestVerificationHandler,
    Integrity,
  ],
  exports: [SealKeys, SealedPlaces],
})
export class SealsModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly sealLedger: SealLedger,
    private readonly verifyLedger: VerifyLedgerJob,
    private readonly keyCheck: SealKeyCheck,
    private readonly readiness: Readiness,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.jobs.registerRecurring(this.sealLedger);
    this.jobs.register(this.verifyLedger);
    this.readiness.registerNotice('ledger seals', () => this.keyCheck.findFault());
    this.metrics.registerGauge({
      name: 'ledger_seal_key_missing',
      help: '1 while the key of the last seal of the ledger is missing, so that nothing is sealed',
      labels: [],
      read: async () => [{ labels: {}, value: (await this.keyCheck.findFault()) === null ? 0 : 1 }],
    });
  }
}
