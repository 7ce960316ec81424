import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ApiError, serverMessage } from '../../shared/api/api-error';
import { createReport } from '../../shared/api/buyer';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { readReferralCode } from '../../shared/referral/referral';
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
      const { reportId } = await createReport(toCreateReportRequest(values, { language, referralCode }));
      if (reportId === undefined) throw new Error(texts.noReportId);
      return String(reportId);
    },
    onSuccess: (reportId) => {
      rememberCurrentReport({ reportId });
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

function refusal(error: Error, { toasts: texts, refusals }: Texts): string {
  if (error instanceof ApiError) return serverMessage(error, refusals) ?? texts.noMessage;
  return error.message === texts.noReportId ? texts.noReportId : texts.failure.description;
}
