import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { privacyEvents } from '@closewise/domain/privacy';
import { Jobs } from '../platform/jobs/job.js';
import { MailsOfPersons } from '../platform/mail/mails-of-persons.js';
import { Reactors } from '../platform/reactors/reactor.js';
import { ErasePersonHandler } from './person.commands.js';
import { Erasure } from './erasure.js';
import { ExportPersonHandler } from './person.commands.js';
import { FindPersonHandler } from './person.commands.js';
import { finishErasureWhenPersonErased } from './finish-erasure.job.js';
import { FinishErasureJob } from './finish-erasure.job.js';
import { StoredDataSummaries } from './personal-data-export.js';
import { PersonalDataExport } from './personal-data-export.js';
import { PersonalDataHolders } from './personal-data-holders.js';
import { ErasureReplay } from './erasure-replay.js';
import { RewriteErasedRows } from './rewrite-erased-rows.job.js';
import { Subjects } from './subjects.js';
import { registerEvents } from '../platform/event-catalogue/registered-events.js';

registerEvents('privacy', privacyEvents);

const forModules = [PersonalDataHolders, Erasure, Subjects];
const forCommands = [PersonalDataExport, ErasureReplay];
const handlers = [FindPersonHandler, ExportPersonHandler, ErasePersonHandler];

/** Erasing and exporting what is kept about a person. */
@Global()
@Module({
  providers: [
    ...forModules,
    ...forCommands,
    ...handlers,
    StoredDataSummaries,
    FinishErasureJob,
    RewriteErasedRows,
  ],
  exports: [...forModules, ...forCommands],
})
export class PrivacyModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly reactors: Reactors,
    private readonly finishErasure: FinishErasureJob,
    private readonly rewriteErasedRows: RewriteErasedRows,
    private readonly holders: PersonalDataHolders,
    private readonly mails: MailsOfPersons,
  ) {}

  onModuleInit(): void {
    this.jobs.register(this.finishErasure);
    this.jobs.registerRecurring(this.rewriteErasedRows);
    this.reactors.register(finishErasureWhenPersonErased);
    this.holders.register(this.mails);
  }
}
