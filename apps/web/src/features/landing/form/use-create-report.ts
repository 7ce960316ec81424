import { useState } from 'react';
import type { Refusals } from '../../../shared/api/api-error';
import { loadMessages } from '../../../shared/i18n/catalogues';
import type { Language } from '../../../shared/i18n/language';
import { useNavigateTo } from '../../../shared/islands/NavigateContext';
import { toast } from '../../../shared/toast/toasts';
import type { PropertyFormMessages } from './messages.en';
import type { Ordered } from './order-report';
import type { PropertyFormValues } from './property-form';

const refusals = import.meta.glob('./refusals.*.ts');
const load = (language: Language) =>
  Promise.all([import('./order-report'), loadMessages<Refusals>(refusals, language)]);

/**
 * Orders the report and opens its checkout; a refusal becomes a toast. `order` returns the problem with the
 * address, if any. `ordered` is true until the checkout has loaded. `prepare` loads the code while the form is
 * being filled in.
 */
export function useCreateReport(t: PropertyFormMessages, language: Language) {
  const go = useNavigateTo();
  const [ordered, setOrdered] = useState(false);
  const attempt = async (values: PropertyFormValues): Promise<Ordered> => {
    try {
      const [{ orderReport }, sentences] = await load(language);
      return await orderReport(values, { toasts: t.toasts, refusals: sentences }, language);
    } catch (error) {
      console.error('What orders a report could not be loaded', error);
      return { refusal: t.toasts.failure.description, ofAddress: null };
    }
  };
  const order = async (values: PropertyFormValues): Promise<string | null> => {
    const result = await attempt(values);
    if ('checkout' in result) {
      setOrdered(true);
      toast({ ...t.toasts.success, page: result.checkout });
      go(result.checkout);
      return null;
    }
    toast({ title: t.toasts.failure.title, description: result.refusal, variant: 'destructive' });
    return result.ofAddress;
  };
  const prepare = () => void load(language).catch(() => undefined); // a failure shows when the form is sent
  return { order, ordered, prepare };
}
