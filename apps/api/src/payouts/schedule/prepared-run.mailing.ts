import { formatCents } from '@closewise/domain/money';
import type { PayoutRun } from '@closewise/domain/payouts';
import { Injectable } from '@nestjs/common';
import { html } from '../../platform/http/pages/html.js';
import type { Letter } from '../../platform/mail/mail.js';
import { mailFrame } from '../../platform/mail/mail-frame.js';
import { counted } from '../../platform/wording.js';
import { reasonInWords } from '../runs/line-words.js';
import { ServerConfig } from '../../platform/config/variables/server-config.js';
import type { Mailing } from '../../platform/mail/mail.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { PayoutBook } from '../payout-book.js';
import { PayoutsConfig } from '../payouts-config.js';

/** The email to finance about a run that waits for approval: its total and the next step. */
function preparedRunLetter(
  run: PayoutRun,
  adminArea: string,
  reader: Pick<Letter, 'to' | 'subjectId'>,
): Letter {
  const { runId, month, paidLines, payCents } = run;
  const subject = `The payout run ${runId} waits for approval`;
  const sum = `The run of ${month} pays ${formatCents(payCents)} to ${counted(paidLines, 'payee')}.`;
  const reasons = notPaid(run).map(([reason, lines]) => `${reasonInWords(reason)}: ${lines}`);
  const others = reasons.length > 0 ? `Not paid: ${reasons.join('; ')}.` : 'Everyone with a balance is paid.';
  const page = `${adminArea}?tab=affiliates&view=payouts&run=${runId}`;
  const how =
    'Please review it in the admin area. An admin with a second factor approves it there, and another person executes it.';
  const content = html`<p>${sum}</p>
    <p>${others}</p>
    <p>${how}</p>
    <p><a class="button" href="${page}">Open the payout run</a></p>
    <p>Or copy this address into your browser:<br /><a href="${page}">${page}</a></p>`;
  return {
    ...reader,
    language: 'en',
    subject,
    html: mailFrame({ language: 'en', title: subject, content }),
    text: `${[sum, others, how, `Open the payout run:\n${page}`].join('\n\n')}\n`,
  };
}

function notPaid({ linesOf }: PayoutRun): [reason: string, lines: number][] {
  const counts = new Map<string, number>();
  for (const { reason } of linesOf.values()) if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort(([left], [right]) => left.localeCompare(right));
}

export const preparedRunMailing = 'payout-run-prepared';

/** Notifies finance of an automatically prepared run, unless it was already approved or cancelled. */
@Injectable()
export class PreparedRunMailing implements Mailing {
  readonly name = preparedRunMailing;

  constructor(
    private readonly book: PayoutBook,
    private readonly config: PayoutsConfig,
    private readonly server: ServerConfig,
    private readonly personalData: PersonalData,
  ) {}

  readonly compose = async (runId: string): Promise<Letter | null> => {
    const { financeEmail } = this.config;
    const run = (await this.book.read()).runs.get(runId);
    if (financeEmail === undefined || run?.status !== 'prepared') return null;
    return preparedRunLetter(run, new URL('/admin', this.server.publicUrl).href, {
      to: financeEmail,
      subjectId: this.personalData.subjectOfEmail(financeEmail),
    });
  };

  /** Nothing to do after sending. */
  readonly sent = async (): Promise<void> => undefined;
}
