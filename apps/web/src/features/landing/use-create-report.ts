import { useState } from 'react';
import type { CreateReportRequest, CreateReportView } from '@closewise/contracts/buyer';
import { usualLoan } from '@closewise/domain/closing-costs';
import { ApiError, serverMessage } from '../../shared/api/api-error';
import { createReport } from '../../shared/api/buyer';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { readReferralCode } from '../../shared/referral/referral';
import { forgetOrder, keepOrder } from '../../shared/report/current-order';
import { rememberCurrentReport } from '../../shared/report/current-report';
import { useGo } from '../../shared/navigation/GoContext';
import { toast } from '../../shared/toast/toasts';
import type { LandingMessages } from './messages.en';
import { toCreateReportRequest, type PropertyFormValues } from './property-form';

type Texts = Pick<LandingMessages['form'], 'toasts' | 'refusals'>;

/**
 * Orders the report and goes to its checkout; a refusal becomes a toast, and is given back. `ordered` from then on until the
 * checkout is there.
 */
export function useCreateReport({ toasts: texts, refusals }: Texts, language: Language) {
  const go = useGo();
  const [ordered, setOrdered] = useState(false);
  const order = async (values: PropertyFormValues): Promise<Error | null> => {
    try {
      const referralCode = readReferralCode(Date.now());
      const asked = toCreateReportRequest(values, { language, referralCode });
      const told = await createReport(asked);
      if (told.reportId === undefined) throw new Error(texts.noReportId);
      const reportId = String(told.reportId);
      rememberCurrentReport({ reportId });
      rememberOrder(reportId, asked, told);
      setOrdered(true);
      const checkout = href('checkout', language, { reportId });
      toast({ ...texts.success, page: checkout });
      go(checkout);
      return null;
    } catch (error) {
      const refused = error instanceof Error ? error : new Error(String(error));
      const description = refusal(refused, { toasts: texts, refusals });
      toast({ title: texts.failure.title, description, variant: 'destructive' });
      return refused;
    }
  };
  return { order, ordered };
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

function refusal(error: Error, { toasts: texts, refusals }: Texts): string {
  if (error instanceof ApiError) return serverMessage(error, refusals) ?? texts.noMessage;
  return error.message === texts.noReportId ? texts.noReportId : texts.failure.description;
}
