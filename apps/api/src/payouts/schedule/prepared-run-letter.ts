import { formatCents } from '@closewise/domain/money';
import type { PayoutRun } from '@closewise/domain/payouts';
import { html } from '../../platform/http/pages/html.js';
import type { Letter } from '../../platform/mail/letter.js';
import { mailFrame } from '../../platform/mail/mail-frame.js';
import { counted } from '../../platform/wording/counted.js';
import { reasonInWords } from '../runs/line-words.js';

/** The mail to finance about a run that waits for approval: what it comes to, and what to do. */
export function preparedRunLetter(run: PayoutRun, reader: Pick<Letter, 'to' | 'subjectId'>): Letter {
  const { runId, month, paidLines, payCents } = run;
  const subject = `The payout run ${runId} waits for approval`;
  const sum = `The run of ${month} pays ${formatCents(payCents)} to ${counted(paidLines, 'payee')}.`;
  const reasons = notPaid(run).map(([reason, lines]) => `${reasonInWords(reason)}: ${lines}`);
  const others =
    reasons.length > 0 ? `Not paid: ${reasons.join('; ')}.` : 'Everybody with a balance is paid.';
  const steps = [`payouts show ${runId}`, `payouts approve ${runId}`, `payouts execute ${runId}`];
  const how = 'Look at it, approve it and have it paid, on the command line with OPERATOR set to your name:';
  const content = html`<p>${sum}</p>
    <p>${others}</p>
    <p>${how}</p>
    ${steps.map((step) => html`<p><code>${step}</code></p>`)}`;
  return {
    ...reader,
    language: 'en',
    subject,
    html: mailFrame({ language: 'en', title: subject, content }),
    text: `${[sum, others, how, steps.map((step) => `  ${step}`).join('\n')].join('\n\n')}\n`,
  };
}

function notPaid({ linesOf }: PayoutRun): [reason: string, lines: number][] {
  const counts = new Map<string, number>();
  for (const { reason } of linesOf.values()) if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort(([left], [right]) => left.localeCompare(right));
}
