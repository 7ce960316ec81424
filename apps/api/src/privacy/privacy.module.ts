import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { privacyEvents } from '@closewise/domain/privacy';
import { Jobs } from '../platform/jobs/job.js';
import { MailsOfPersons } from '../platform/mail/mails-of-persons.js';
import { Reactors } from '../platform/reactors/reactor.js';
import { ErasePersonHandler } from './erase-person.handler.js';
import { Erasure } from './erasure.js';
import { ExportPersonHandler } from './export-person.handler.js';
import { FindPersonHandler } from './find-person.handler.js';
import { finishErasureWhenPersonErased } from './finish-erasure-when-person-erased.reactor.js';
import { FinishErasureJob } from './finish-erasure.job.js';
import { KeptOfPerson } from './kept-of-person.js';
import { PersonalDataExport } from './personal-data-export.js';
import { PersonalDataHolders } from './personal-data-holders.js';
import { ReappliedErasures } from './reapplied-erasures.js';
import { RewriteErasedRows } from './rewrite-erased-rows.job.js';
import { Subjects } from './subjects.js';
import { registerEvents } from '../platform/event-catalogue/registered-events.js';

registerEvents('privacy', privacyEvents);

const forModules = [PersonalDataHolders, Erasure, Subjects];
const forCommands = [PersonalDataExport, ReappliedErasures];
const handlers = [FindPersonHandler, ExportPersonHandler, ErasePersonHandler];

/** Erasing and exporting what is kept about a person. */
@Global()
@Module({
  providers: [...forModules, ...forCommands, ...handlers, KeptOfPerson, FinishErasureJob, RewriteErasedRows],
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
