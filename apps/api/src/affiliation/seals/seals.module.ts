import { Module, type OnModuleInit } from '@nestjs/common';
import { keyFile } from '../../platform/config/startup/key-file.js';
import { SecretsConfig } from '../../platform/config/variables/secrets-config.js';
import { StorageConfig } from '../../platform/config/variables/storage-config.js';
import { Jobs } from '../../platform/jobs/job.js';
import { SealKeys } from './seal-keys.js';
import { SealLedger } from './seal-ledger.js';
import { SealedPlaces } from './sealed-places.js';
import { SealProgresses } from './seal-progress.js';
import { Integrity } from './verification/integrity.js';
import { IntegrityController } from './verification/integrity.controller.js';
import { RequestVerificationHandler } from './verification/request-verification.handler.js';
import { VerifyLedgerJob } from './verification/verify-ledger.job.js';
import { VerifyLedger } from './verify/verify-ledger.js';

const fromBase64 = (text: string): Buffer => Buffer.from(text, 'base64');

/** Signs the facts that decide money, and finds out whether somebody changed them. */
@Module({
  controllers: [IntegrityController],
  providers: [
    {
      provide: SealKeys,
      inject: [SecretsConfig, StorageConfig],
      useFactory: ({ ledgerSealKey, ledgerSealFormerKeys }: SecretsConfig, { dataDir }: StorageConfig) =>
        new SealKeys(
          () => (ledgerSealKey ? fromBase64(ledgerSealKey) : keyFile(dataDir, 'ledger-seal.key')),
          ledgerSealFormerKeys.map(fromBase64),
        ),
    },
    SealedPlaces,
    SealProgresses,
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
  ) {}

  onModuleInit(): void {
    this.jobs.registerRecurring(this.sealLedger);
    this.jobs.register(this.verifyLedger);
  }
}
