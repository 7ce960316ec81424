import { Injectable } from '@nestjs/common';
import type { Letter } from '../../platform/mail/letter.js';
import type { Mailing } from '../../platform/mail/mail.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { PayoutBook } from '../book/payout-book.js';
import { PayoutsConfig } from '../payouts-config.js';
import { preparedRunLetter } from './prepared-run-letter.js';

export const preparedRunMailing = 'payout-run-prepared';

/** Finance hears of a run that was prepared by itself; no more once somebody has decided on it. */
@Injectable()
export class PreparedRunMailing implements Mailing {
  readonly name = preparedRunMailing;

  constructor(
    private readonly book: PayoutBook,
    private readonly config: PayoutsConfig,
    private readonly personalData: PersonalData,
  ) {}

  readonly compose = async (runId: string): Promise<Letter | null> => {
    const { financeEmail } = this.config;
    const run = (await this.book.read()).runs.get(runId);
    if (financeEmail === undefined || run?.status !== 'prepared') return null;
    return preparedRunLetter(run, {
      to: financeEmail,
      subjectId: this.personalData.subjectOfEmail(financeEmail),
    });
  };

  /** Nothing is left to do. */
  readonly sent = async (): Promise<void> => undefined;
}
