import { Spinner } from '../../shared/ui/Spinner';
import type { CardFormProps } from './card-form';
import { PayButton } from './PayButton';

/** In place of a card form that is not there yet. */
export function FormLoading({ t, language, intent }: Pick<CardFormProps, 't' | 'language' | 'intent'>) {
  return (
    <>
      <Spinner label={t.loadingForm} />
      <PayButton t={t} language={language} intent={intent} ready={false} paying={false} />
    </>
  );
}
