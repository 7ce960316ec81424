import { Injectable } from '@nestjs/common';
import { DomainError } from '@closewise/domain/events';
import {
  assertClosed,
  closedMonths,
  monthAfter,
  parseStatementMonth,
  monthStart,
  createStatement,
  type Statement,
  type StatementEntry,
  type StatementPayee,
  type StatementSeal,
} from '@closewise/domain/payouts';
import { SealedPlaces, type NamedPayee, type SealedPlace } from '../../affiliation/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { BookedMonth, type MonthEntry } from './booked-month.js';

/** The payee of a statement; `name` is empty after an erasure. */
export type StatementRecipient = NamedPayee & Pick<StatementPayee, 'name'>;

/** A payee's statements, one for each completed month since their first entry. */
@Injectable()
export class Statements {
  constructor(
    private readonly booked: BookedMonth,
    private readonly sealed: SealedPlaces,
    private readonly clock: Clock,
  ) {}

  /** Months with a statement, newest first. */
  async listMonths(payee: NamedPayee): Promise<string[]> {
    const first = await this.booked.findFirstEntryTime(payee);
    return first === null ? [] : closedMonths(first, this.now());
  }

  /** Refuses an invalid month, one that is not over, one before the first entry, and one that is not sealed yet. */
  async createStatement({ name, ...payee }: StatementRecipient, text: string): Promise<Statement> {
    const month = parseStatementMonth(text);
    assertClosed(month, this.now());
    await this.booked.caughtUp();
    const first = await this.booked.findFirstEntryTime(payee);
    if (first === null || first.slice(0, 7) > month) throw noStatement(payee, month);
    const { opening, entries } = await this.booked.read(
      payee,
      monthStart(month),
      monthStart(monthAfter(month)),
    );
    const places = await this.sealed.find(entries);
    const stated = entries.map((entry) => withPlace(entry, placeOf(entry, places, month)));
    const { kind, label } = payee;
    return createStatement({
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
    `Some entries of ${month} are not sealed yet: try again in a minute. If that does not help, no worker is running`,
  );

const noStatement = ({ label }: NamedPayee, month: string): DomainError =>
  new DomainError(
    'payouts.statement-unknown',
    `${label} has no statement for ${month}: there are no entries until then`,
  );
