import { Injectable } from '@nestjs/common';
import { DomainError } from '@closewise/domain/events';
import {
  assertClosed,
  closedMonths,
  monthAfter,
  monthFrom,
  startOf,
  statementOf,
  type Statement,
  type StatementEntry,
  type StatementPayee,
  type StatementSeal,
} from '@closewise/domain/payouts';
import { SealedPlaces, type NamedPayee, type SealedPlace } from '../../affiliation/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { BookedMonth, type MonthEntry } from './booked-month.js';

/** Whose statement it is; `name` is empty once the person was erased. */
export type StatedPayee = NamedPayee & Pick<StatementPayee, 'name'>;

/** The statements of a payee: one for each month that is over, from that of the first entry on. */
@Injectable()
export class Statements {
  constructor(
    private readonly booked: BookedMonth,
    private readonly sealed: SealedPlaces,
    private readonly clock: Clock,
  ) {}

  /** Their months, the newest first. */
  async months(payee: NamedPayee): Promise<string[]> {
    const first = await this.booked.begins(payee);
    return first === null ? [] : closedMonths(first, this.now());
  }

  /** Refuses what is no month, one that is not over, one before the first entry, and one that is not sealed. */
  async of({ name, ...payee }: StatedPayee, text: string): Promise<Statement> {
    const month = monthFrom(text);
    assertClosed(month, this.now());
    await this.booked.caughtUp();
    const first = await this.booked.begins(payee);
    if (first === null || first.slice(0, 7) > month) throw noStatement(payee, month);
    const { opening, entries } = await this.booked.of(payee, startOf(month), startOf(monthAfter(month)));
    const places = await this.sealed.of(entries);
    const stated = entries.map((entry) => withPlace(entry, placeOf(entry, places, month)));
    const { kind, label } = payee;
    return statementOf({
      payee: { kind, label, name },
      month,
      opening,
      entries: stated,
      seal: newest(places),
    });
  }

  private now(): string {
    return this.clock.now().toISOString();
  }
}

function placeOf(
  { stream, version }: MonthEntry,
  places: Map<string, SealedPlace>,
  month: string,
): SealedPlace {
  const place = places.get(`${stream}@${version}`);
  if (place) return place;
  throw notSealed(month);
}

const withPlace = (
  { at, kind, cents, reference }: MonthEntry,
  { sealedFact, seal }: SealedPlace,
): StatementEntry => ({ at, kind, cents, reference, sealedFact, seal });

function newest(places: Map<string, SealedPlace>): StatementSeal | null {
  let last: StatementSeal | null = null;
  for (const { seal, chainHash } of places.values())
    if (last === null || seal > last.number) last = { number: seal, chainHash };
  return last;
}

const notSealed = (month: string): DomainError =>
  new DomainError(
    'payouts.statement-unsealed',
    `Something of ${month} is not sealed yet: try again in a minute; if that does not help, no worker runs`,
  );

const noStatement = ({ label }: NamedPayee, month: string): DomainError =>
  new DomainError(
    'payouts.statement-unknown',
    `${label} has no statement of ${month}: nothing was booked up to then`,
  );
