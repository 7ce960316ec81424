import { useState } from 'react';
import type { Language } from '../../../shared/i18n/language';
import { useGo } from '../../../shared/navigation/GoContext';
import { toast } from '../../../shared/toast/toasts';
import type { PropertyFormMessages } from './messages.en';
import type { Ordered } from './order-report';
import type { PropertyFormValues } from './property-form';

/** The sentences of a language in place of the server's own, which are English. */
const refusals = { en: async () => ({ default: {} }), es: () => import('./refusals.es') };
const load = (language: Language) => Promise.all([import('./order-report'), refusals[language]()]);

/**
 * Orders the report and goes to its checkout; a refusal becomes a toast. `order` gives back what is wrong with the
 * address, if that is why. `ordered` from then on until the checkout is there. `prepare` loads what ordering needs, for
 * a form that is being filled in.
 */
export function useCreateReport(t: PropertyFormMessages, language: Language) {
  const go = useGo();
  const [ordered, setOrdered] = useState(false);
  const attempt = async (values: PropertyFormValues): Promise<Ordered> => {
    try {
      const [{ orderReport }, { default: sentences }] = await load(language);
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
  const prepare = () => void load(language).catch(() => undefined); // it is asked for again, and missed, when the form is sent
  return { order, ordered, prepare };
}
