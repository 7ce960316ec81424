import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { z } from 'zod';
import type { createReportRequest } from '@closewise/contracts/buyer';
import {
  type ReportLanguage,
  reportDecider,
  reportStream,
  checkPlace,
  placeProblemsOf,
  requireState,
  type ReportedProperty,
  type ReportRequest,
} from '@closewise/domain/reporting';
import { DomainError } from '@closewise/domain/events';
import { usualLoan } from '@closewise/domain/closing-costs';
import { centsOf } from '@closewise/domain/money';
import { resolvePlace, type Place, type Places } from '@closewise/domain/place';
import { referralCodeOf } from '@closewise/domain/referral';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import { type CommandContext, CommandExecutor } from '../../platform/event-store/command-executor.js';
import { type OrderConfirmation, confirmOrder } from './order-confirmation.js';
import { Settings } from '../../administration/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { subjectPart } from '../../platform/personal-data/subject.js';
import { ReportIds } from '../known-reports/report-ids.js';
import { ClosingCostRules } from '../closing-cost-rules.js';

/** A validated order. */
export type ValidatedOrder = z.output<typeof createReportRequest>;

/** Requests a report. `language` is the browser's language, used if the order names none. */
export class RequestReport extends Command<OrderConfirmation> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly order: ValidatedOrder,
    readonly language: ReportLanguage,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RequestReport)
export class RequestReportHandler implements ICommandHandler<RequestReport> {
  constructor(
    private readonly ids: ReportIds,
    private readonly personalData: PersonalData,
    private readonly executor: CommandExecutor,
    private readonly settings: Settings,
    private readonly rules: ClosingCostRules,
    private readonly clock: Clock,
  ) {}

  async execute({ order, language, context }: RequestReport): Promise<OrderConfirmation> {
    if (await this.settings.isUnderMaintenance()) throw closed();
    const reportId = this.ids.next();
    const email = order.userEmail?.trim() || null;
    const subjectId = email
      ? subjectPart(this.personalData.subjectOfEmail(email), reportId)
      : `report-${reportId}`;
    const identity = { reportId, subjectId, language };
    const request = reportRequestOf({ ...order, userEmail: email }, identity, this.rules.places());
    const command = { type: 'RequestReport', request } as const;
    await this.executor.begin(reportDecider, reportStream(reportId), command, context);
    const today = this.clock.now().toISOString().slice(0, 10);
    return confirmOrder(request, this.rules.forState(request.property.state), today);
  }
}

const closed = (): DomainError =>
  new DomainError(
    'reporting.closed-for-maintenance',
    'The site is under renovation: new reports can be ordered again within 24-48 hours. Reports already begun stay open.',
  );

type Identity = Readonly<{ reportId: number; subjectId: string; language: ReportLanguage }>;

/**
 * Turns an order into the request that the event stores. The place is parsed from the raw address, not taken from the
 * client. Throws for a place without a state, and for a contradictory one.
 */
export function reportRequestOf(
  order: ValidatedOrder,
  { reportId, subjectId, language }: Identity,
  places: Places,
): ReportRequest {
  const place = resolvePlace(order.address);
  const property = propertyOf(order, place);
  return {
    reportId,
    subjectId,
    property,
    placeProblems: placeProblemsOf(place, checkPlace(property, places), places),
    language: order.language ?? language,
    emailOptIn: order.emailOptIn,
    referralCode: referralCodeOf(order.referralCode),
    person: { address: order.address.trim(), street: place.street, email: order.userEmail ?? null },
  };
}

function propertyOf(order: ValidatedOrder, place: Place): ReportedProperty {
  const { county, city, zip } = place;
  const { price, propertyType, buyerType, loanType, hasPool, insideCityLimits } = order;
  return {
    priceCents: centsOf(price),
    state: requireState(place),
    county: order.county ?? county,
    city,
    zip,
    propertyType,
    buyerType,
    loanType: loanType ?? usualLoan[buyerType],
    hasPool,
    ...(insideCityLimits !== undefined && { insideCityLimits }),
  };
}
