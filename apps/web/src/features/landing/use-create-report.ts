import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { CreateReportRequest, CreateReportView } from '@closewise/contracts/buyer';
import { usualLoan } from '@closewise/domain/closing-costs';
import { ApiError, serverMessage } from '../../shared/api/api-error';
import { createReport } from '../../shared/api/buyer';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { readReferralCode } from '../../shared/referral/referral';
import { forgetOrder, keepOrder } from '../../shared/report/current-order';
import { rememberCurrentReport } from '../../shared/report/current-report';
import { toast } from '../../shared/toast/toasts';
import type { LandingMessages } from './messages.en';
import { toCreateReportRequest, type PropertyFormValues } from './property-form';

type Texts = Pick<LandingMessages['form'], 'toasts' | 'refusals'>;

/** Orders the report and goes to its checkout; a refusal becomes a toast. */
export function useCreateReport({ toasts: texts, refusals }: Texts, language: Language) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (values: PropertyFormValues) => {
      const referralCode = readReferralCode(Date.now());
      const asked = toCreateReportRequest(values, { language, referralCode });
      const told = await createReport(asked);
      if (told.reportId === undefined) throw new Error(texts.noReportId);
      return { asked, told };
    },
    onSuccess: ({ asked, told }) => {
      const reportId = String(told.reportId);
      rememberCurrentReport({ reportId });
      rememberOrder(reportId, asked, told);
      const checkout = href('checkout', language, { reportId });
      toast({ ...texts.success, page: checkout });
      void navigate(checkout);
    },
    onError: (error) =>
      toast({
        title: texts.failure.title,
        description: refusal(error, { toasts: texts, refusals }),
        variant: 'destructive',
      }),
  });
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
