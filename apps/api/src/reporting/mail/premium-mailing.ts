import { Injectable } from '@nestjs/common';
import { Receipts } from '../../billing/index.js';
import { ServerConfig } from '../../platform/config/variables/server-config.js';
import type { Letter } from '../../platform/mail/letter.js';
import type { Mailing } from '../../platform/mail/mail.js';
import { Reports } from '../known-reports/reports.js';
import { reportLetter } from './report-letter.js';

export const premiumMailing = 'premium-report';

/** Mails the receipt of premium that was bought later, once it is in the report, to a buyer who asked for mail. */
@Injectable()
export class PremiumMailing implements Mailing {
  readonly name = premiumMailing;

  constructor(
    private readonly reports: Reports,
    private readonly receipts: Receipts,
    private readonly config: ServerConfig,
  ) {}

  async compose(fact: string): Promise<Letter | null> {
    const reportId = Number(fact);
    const report = await this.reports.find(reportId);
    if (!report || report.status === 'draft' || report.upgradedAt === null) return null;
    if (!report.readable || report.readable.revision < report.upgradedAt) return null;
    const receipt = await this.receipts.ofUpgrade(reportId);
    return reportLetter(report.request, receipt, this.config.publicUrl, 'premium');
  }

  async sent(): Promise<void> {}
}
