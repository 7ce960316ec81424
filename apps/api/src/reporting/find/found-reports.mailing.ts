import { Injectable } from '@nestjs/common';
import { reportLanguages } from '@closewise/domain/reporting';
import { ServerConfig } from '../../platform/config/variables/server-config.js';
import type { Letter } from '../../platform/mail/letter.js';
import type { Mailing } from '../../platform/mail/mail.js';
import { BoughtReports } from './bought-reports.js';
import { foundReportsLetter } from './found-reports-letter.js';

export const foundReportsMailing = 'found-reports';

/**
 * Mails the links of their reports to who asked for them; the fact is the pseudonym of the address, the language and the
 * request. Whether anything was bought with the address is found out here, so that who asks cannot tell by the answer.
 */
@Injectable()
export class FoundReportsMailing implements Mailing {
  readonly name = foundReportsMailing;

  constructor(
    private readonly reports: BoughtReports,
    private readonly config: ServerConfig,
  ) {}

  async compose(fact: string): Promise<Letter | null> {
    const [personId = '', asked] = fact.split(':');
    const language = reportLanguages.find((each) => each === asked) ?? 'en';
    return foundReportsLetter(await this.reports.of(personId), language, this.config.publicUrl);
  }

  async sent(): Promise<void> {}
}
