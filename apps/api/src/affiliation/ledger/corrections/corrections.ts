import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { correctionDecider, correctionStream } from '@closewise/domain/ledger';
import type { Cents } from '@closewise/domain/money';
import { byOperator } from '../../../platform/commands/contexts.js';
import { CommandExecutor } from '../../../platform/event-store/command-executor.js';
import { PayeeBalances } from '../payee-balances.js';
import { Payees, type Payee } from '../payees.js';
import { CorrectBalance, type AskedCorrection } from './correct-balance.command.js';

/** What an operator asks for; without a reference, one is made of the rest, so that the same again is the same. */
export type WantedCorrection = Omit<AskedCorrection, 'payee' | 'reference'> &
  Readonly<{ payee: string; reference: string | undefined }>;

/** What was recorded, or would be: `isNew` is false for one that is in the books already. */
export type MadeCorrection = Readonly<{
  dryRun: boolean;
  isNew: boolean;
  reference: string;
  payee: Pick<Payee, 'kind' | 'label'>;
  cents: Cents;
  /** Before the correction, and after it. */
  balanceCents: Cents;
  correctedCents: Cents;
}>;

/** Corrections of balances by operators. */
@Injectable()
export class Corrections {
  constructor(
    private readonly payees: Payees,
    private readonly balances: PayeeBalances,
    private readonly executor: CommandExecutor,
    private readonly commands: CommandBus,
  ) {}

  /** Refused alike in a dry run, which records nothing. */
  async make(
    { payee: named, reference, ...wanted }: WantedCorrection,
    dryRun: boolean,
  ): Promise<MadeCorrection> {
    const payee = await this.payees.named(named);
    const { kind, id, label } = payee;
    const correction = {
      ...wanted,
      payee: { kind, id },
      reference: reference ?? referenceOf(payee, wanted),
    };
    const wouldBeNew = await this.isNew(correction);
    await this.balances.caughtUp();
    const balanceCents = await this.balances.balanceOf(payee, null);
    const isNew = dryRun
      ? wouldBeNew
      : await this.commands.execute(new CorrectBalance(correction, byOperator()));
    const { cents } = wanted;
    return {
      dryRun,
      isNew,
      reference: correction.reference,
      payee: { kind, label },
      cents,
      balanceCents,
      correctedCents: balanceCents + (isNew ? cents : 0),
    };
  }

  private async isNew(correction: AskedCorrection): Promise<boolean> {
    const isTerminated = await this.payees.isTerminated(correction.payee);
    const state = await this.executor.load(correctionDecider, correctionStream(correction.reference));
    const command = { type: 'CorrectBalance', ...correction, isTerminated } as const;
    return correctionDecider.decide(command, state).length > 0;
  }
}

/** The same payee, amount and reason have the same reference, whoever gives the command. */
function referenceOf(
  { kind, id }: Payee,
  { cents, reason }: Pick<AskedCorrection, 'cents' | 'reason'>,
): string {
  const asked = JSON.stringify([kind, id, cents, reason.trim()]);
  return createHash('sha256').update(asked).digest('hex').slice(0, 20);
}
