import type { CreateReportRequest, CreateReportView } from '@closewise/contracts/buyer';
import { usualLoan } from '@closewise/domain/closing-costs';
import { ApiError, type ErrorCode, type Refusals, serverMessage } from '../../../shared/api/api-error';
import { createReport } from '../../../shared/api/buyer';
import type { Language } from '../../../shared/i18n/language';
import { href } from '../../../shared/i18n/paths';
import { readReferral } from '../../../shared/referral';
import { forgetOrder, keepOrder } from '../../../shared/report/current-order';
import { rememberCurrentReport } from '../../../shared/report/current-report';
import type { PropertyFormMessages } from './messages.en';
import { toCreateReportRequest, type PropertyFormValues } from './property-form';

type Texts = { toasts: PropertyFormMessages['toasts']; refusals: Refusals };

/** The checkout page, or the refusal for a toast and, if it concerns the address, for that field. */
export type Ordered = { checkout: string } | { refusal: string; ofAddress: string | null };

export async function orderReport(
  values: PropertyFormValues,
  t: Texts,
  language: Language,
): Promise<Ordered> {
  try {
    const asked = toCreateReportRequest(values, { language, ...readReferral(Date.now()) });
    const told = await createReport(asked);
    if (told.reportId === undefined) return { refusal: t.toasts.noReportId, ofAddress: null };
    const reportId = String(told.reportId);
    rememberCurrentReport({ reportId });
    rememberOrder(reportId, asked, told);
    return { checkout: href('checkout', language, { reportId }) };
  } catch (error) {
    if (!(error instanceof ApiError)) return { refusal: t.toasts.failure.description, ofAddress: null };
    const message = serverMessage(error, t.refusals);
    return { refusal: message ?? t.toasts.noMessage, ofAddress: isAboutAddress(error) ? message : null };
  }
}

function rememberOrder(reportId: string, asked: CreateReportRequest, told: CreateReportView): void {
  const { address, price, propertyType, buyerType, loanType = usualLoan[buyerType] } = asked;
  const { place, loanNotice = null } = told;
  if (!place) return forgetOrder();
  keepOrder({
    reportId,
    asked: { address, price, propertyType, loanType },
    place,
    loanNotice,
    answers: null,
  });
}

const addressRefusals = new Set<ErrorCode | undefined>([
  'reporting.state-unknown',
  'reporting.place-territory',
  'reporting.address-foreign',
  'reporting.address-military',
  'reporting.zip-contradicts-state',
  'reporting.county-unknown',
  'reporting.county-outside-zip',
  'reporting.city-outside-county',
]);

const isAboutAddress = ({ problem }: ApiError) => addressRefusals.has(problem?.code);
