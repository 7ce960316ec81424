import { useEffect, useRef, useState } from 'react';
import { CardCvcElement, CardExpiryElement, CardNumberElement } from '@stripe/react-stripe-js';
import { Notice } from '../../../shared/ui/Notice';
import { TextField } from '../../../shared/ui/TextField';
import type { CardFormProps } from '../card-form';
import { PayButton } from '../PayButton';
import { ElementField } from './ElementField';
import { elementStyle } from './element-style';
import { useStripePayment } from './use-stripe-payment';

const nothingComplete = { number: false, expiration: false, cvc: false };

/** The name in a field of ours, the card in Stripe's frames; nothing of the card passes through this page. */
export function CardFields({ onLoadError, ...props }: CardFormProps & { onLoadError: () => void }) {
  const { t, language, intent, isChanging } = props;
  const { paying, failure, pay } = useStripePayment(props);
  const [name, setName] = useState('');
  const [nameLeft, setNameLeft] = useState(false);
  const [complete, setComplete] = useState(nothingComplete);
  const [options] = useState(() => ({ style: elementStyle() }));
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure) form.current?.querySelector('button')?.focus();
  }, [failure]);
  const isFilled = name.trim() !== '' && complete.number && complete.expiration && complete.cvc;
  const ready = isFilled && !isChanging;
  const element = (field: keyof typeof complete) => ({
    label: t.card[field],
    options,
    onLoadError,
    onComplete: (isComplete: boolean) => setComplete((before) => ({ ...before, [field]: isComplete })),
  });
  return (
    <form
      ref={form}
      noValidate
      aria-label={t.card.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) void pay(name.trim());
      }}
    >
      <div className="grid grid-cols-[3fr_2fr] gap-4 sm:grid-cols-2">
        <TextField
          className="col-span-2"
          label={t.card.name}
          autoComplete="cc-name"
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onBlur={() => setNameLeft(true)}
          error={nameLeft && !name.trim() ? t.card.errors.name : undefined}
        />
        <ElementField className="col-span-2" element={CardNumberElement} {...element('number')} />
        <ElementField element={CardExpiryElement} {...element('expiration')} />
        <ElementField element={CardCvcElement} {...element('cvc')} />
      </div>
      {failure && (
        <div className="mt-5">
          <Notice tone="error" title={failure.title}>
            {failure.detail}
          </Notice>
        </div>
      )}
      <PayButton t={t} language={language} intent={intent} ready={ready} paying={paying} />
    </form>
  );
}
