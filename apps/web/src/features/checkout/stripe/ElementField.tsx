import { useId, useState, type ComponentType } from 'react';
import type {
  StripeCardNumberElementOptions,
  StripeElementChangeEvent,
  StripeElementStyle,
} from '@stripe/stripe-js';
import { FieldError } from '../../../shared/ui/FieldError';

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

/** Our label and error around one of Stripe's frames, which is no field of this page: the group carries both. */
export function ElementField({
  label,
  className,
  element: Element,
  options,
  onComplete,
  onLoadError,
}: Props) {
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
