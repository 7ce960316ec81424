import type { Language } from '../../shared/i18n/language';
import { ErrorBoundary } from '../../shared/ui/ErrorBoundary';
import { Latecomers } from '../Latecomers';

export default function latecomers(language: Language) {
  return (
    <ErrorBoundary fallback={null}>
      <Latecomers language={language} pathname={window.location.pathname} />
    </ErrorBoundary>
  );
}
