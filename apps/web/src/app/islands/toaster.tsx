import type { Language } from '../../shared/i18n/language';
import { ToastRegion } from '../../shared/toast/ToastRegion';
import { shellMessages } from './shell-messages';

export default async function toaster(language: Language) {
  const { toasts } = await shellMessages(language);
  return <ToastRegion label={toasts.label} close={toasts.close} pathname={window.location.pathname} />;
}
