import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  type CorrectBalance as CorrectionCommand,
  correctionDecider,
  correctionStream,
} from '@closewise/domain/ledger';
import type { Cents } from '@closewise/domain/money';
import { byOperator } from '../../platform/commands/contexts.js';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import { type CommandContext, CommandExecutor } from '../../platform/event-store/command-executor.js';
import { PayeeBalances } from './payee-balances.js';
import { type NamedPayee, Payees } from './payees.js';

/** Positive `cents` are paid by the house to the payee. */
export type Correction = Omit<CorrectionCommand, 'type' | 'isTerminated'>;

/** Corrects what a payee is owed, once per reference. Returns false if it was recorded before. */
export class CorrectBalance extends Command<boolean> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly correction: Correction,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(CorrectBalance)
export class CorrectBalanceHandler implements ICommandHandler<CorrectBalance> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly payees: Payees,
  ) {}

  async execute({ correction, context }: CorrectBalance): Promise<boolean> {
    const isTerminated = await this.payees.isTerminated(correction.payee);
    const command = { type: 'CorrectBalance', ...correction, isTerminated } as const;
    const stream = correctionStream(correction.reference);
    const { appended } = await this.executor.execute(correctionDecider, stream, command, context);
    return appended !== null;
  }
}

/** An operator's input. Without a reference, one is derived from the rest, so that a repetition is recognized. */
export type CorrectionRequest = Omit<Correction, 'payee' | 'reference'> &
  Readonly<{ payee: string; reference: string | undefined }>;

/** What was recorded, or would be. `isNew` is false if the correction was in the books before. */
export type CorrectionOutcome = Readonly<{
  dryRun: boolean;
  isNew: boolean;
  reference: string;
  payee: Pick<NamedPayee, 'kind' | 'label'>;
  cents: Cents;
  /** Before the correction. */
  balanceCents: Cents;
  /** After the correction. */
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

  /** A dry run records nothing, and refuses the same requests. */
  async correct(
    { payee: payeeName, reference, ...rest }: CorrectionRequest,
    dryRun: boolean,
  ): Promise<CorrectionOutcome> {
    const payee = await this.payees.find(payeeName);
    const { kind, id, label } = payee;
    const correction = {
      ...rest,
      payee: { kind, id },
      reference: reference ?? deriveReference(payee, rest),
    };
    const wouldBeNew = await this.isNew(correction);
    await this.balances.caughtUp();
    const balanceCents = await this.balances.balanceOf(payee, null);
    const isNew = dryRun
      ? wouldBeNew
      : await this.commands.execute(new CorrectBalance(correction, byOperator()));
    const { cents } = rest;
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

  private async isNew(correction: Correction): Promise<boolean> {
    const isTerminated = await this.payees.isTerminated(correction.payee);
    const state = await this.executor.load(correctionDecider, correctionStream(correction.reference));
    const command = { type: 'CorrectBalance', ...correction, isTerminated } as const;
    return correctionDecider.decide(command, state).length > 0;
  }
}

/** The same for the same payee, amount and reason, regardless of the operator. */
function deriveReference(
  { kind, id }: NamedPayee,
  { cents, reason }: Pick<Correction, 'cents' | 'reason'>,
): string {
  const content = JSON.stringify([kind, id, cents, reason.trim()]);
  return createHash('sha256').update(content).digest('hex').slice(0, 20);
}
