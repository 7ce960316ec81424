import { Injectable } from '@nestjs/common';
import { payeeKey } from '@closewise/domain/payee';
import type { PayoutRun, RunLine } from '@closewise/domain/payouts';
import { PayeeNames, type NamedPayee } from '../owed/payee-names.js';

/** A line with what people call the payee. */
export type NamedLine = RunLine & NamedPayee;

/** The lines of a run for people: affiliates first, by code. */
@Injectable()
export class RunLines {
  constructor(private readonly names: PayeeNames) {}

  async of(lines: readonly RunLine[]): Promise<NamedLine[]> {
    const names = await this.names.of(lines.map(({ payee }) => payee));
    return lines.map((line) => ({ ...line, ...names.get(payeeKey(line.payee))! })).sort(byLabel);
  }

  ofRun({ linesOf }: PayoutRun): Promise<NamedLine[]> {
    return this.of([...linesOf.values()]);
  }
}

const byLabel = (left: NamedLine, right: NamedLine): number =>
  left.payee.kind.localeCompare(right.payee.kind) || left.label.localeCompare(right.label);
