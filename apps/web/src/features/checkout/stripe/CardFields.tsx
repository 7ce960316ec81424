import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { CardCvcElement, CardExpiryElement, CardNumberElement } from '@stripe/react-stripe-js';
import type {
  StripeCardNumberElementOptions,
  StripeElementChangeEvent,
  StripeElementStyle,
} from '@stripe/stripe-js';
import { FieldError, TextField } from '../../../shared/ui/TextField';
import { Notice } from '../../../shared/ui/Notice';
import { type CardFormProps, PayButton } from '../card-form';
import { useStripePayment } from './use-stripe-payment';

const nothingComplete = { number: false, expiration: false, cvc: false };

/** The name is our own field, the card is in Stripe's frames: card data never passes through this page. */
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

type ElementProps = {
  id: string;
  className: string;
  options: Pick<StripeCardNumberElementOptions, 'style' | 'placeholder'>;
  onChange: (event: StripeElementChangeEvent) => void;
  onLoadError: () => void;
};

type Props = {
  label: string;
  className?: string;
  element: ComponentType<ElementProps>;
  options: { style: StripeElementStyle; placeholder?: string };
  onComplete: (complete: boolean) => void;
  onLoadError: () => void;
};

/**
 * Label and error for one of Stripe's frames. The frame is not a field of this page, so the group carries both.
 */
function ElementField({ label, className, element: Element, options, onComplete, onLoadError }: Props) {
  const id = useId();
  const [error, setError] = useState<string>();
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error && `${id}-error`}
      className={className}
    >
      <label id={`${id}-label`} className="label" htmlFor={id}>
        {label}
      </label>
      <Element
        id={id}
        className="field"
        options={options}
        onLoadError={onLoadError}
        onChange={(event) => {
          setError(event.error?.message);
          onComplete(event.complete);
        }}
      />
      <div aria-live="polite">
        <FieldError id={`${id}-error`} message={error} />
      </div>
    </div>
  );
}

/** Styles text in Stripe's frames like our fields; the frames cannot read our style sheet. */
function elementStyle(): StripeElementStyle {
  const css = getComputedStyle(document.documentElement);
  const token = (name: string) => css.getPropertyValue(name).trim();
  return {
    base: {
      color: token('--color-ink'),
      fontFamily: token('--font-sans'),
      fontSize: '16px',
      lineHeight: '24px',
      '::placeholder': { color: token('--color-placeholder') },
    },
    invalid: { color: token('--color-clay-700') },
  };
}
