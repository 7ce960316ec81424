import { useEffect, useRef } from 'react';
import { useForm, type RegisterOptions } from 'react-hook-form';
import { Notice } from '../../../shared/ui/Notice';
import { TextField } from '../../../shared/ui/TextField';
import type { CardFormProps } from '../card-form';
import { PayButton } from '../PayButton';
import { fieldErrors, formatCardNumber, formatExpiration, type CardFields } from './card-fields';
import { ChallengeDialog } from './ChallengeDialog';
import { TestCards } from './TestCards';
import { useSimulatedPayment } from './use-simulated-payment';
import { cardResolver } from './card.schema';

const empty: CardFields = { nameOnCard: '', cardNumber: '', expiration: '', cvc: '' };

/** Card form of the simulated provider. */
export default function SimulatedCardForm(props: CardFormProps) {
  const { t, language, intent, isChanging } = props;
  const { phase, error, pay, answerChallenge } = useSimulatedPayment(props);
  const { register, handleSubmit, setValue, formState } = useForm<CardFields>({
    defaultValues: empty,
    mode: 'onTouched',
    resolver: cardResolver,
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector('button')?.focus();
  }, [error]);
  const field = (name: keyof CardFields, onChange?: RegisterOptions<CardFields>['onChange']) => ({
    ...register(name, onChange && { onChange }),
    error: formState.errors[name] && t.card.errors[fieldErrors[name]],
  });
  const format =
    (name: keyof CardFields, as: (text: string) => string) => (event: { target: { value: string } }) =>
      setValue(name, as(event.target.value));
  return (
    <>
      <form
        ref={form}
        noValidate
        aria-label={t.card.title}
        onSubmit={(event) => void handleSubmit((card) => pay(card))(event)}
      >
        <div className="grid grid-cols-[3fr_2fr] gap-4 sm:grid-cols-2">
          <TextField
            className="col-span-2"
            label={t.card.name}
            autoComplete="cc-name"
            {...field('nameOnCard')}
          />
          <TextField
            className="col-span-2"
            label={t.card.number}
            autoComplete="cc-number"
            inputMode="numeric"
            placeholder="4242 4242 4242 4242"
            {...field('cardNumber', format('cardNumber', formatCardNumber))}
          />
          <TextField
            label={t.card.expiration}
            placeholder={t.card.expirationHint}
            autoComplete="cc-exp"
            inputMode="numeric"
            {...field('expiration', format('expiration', formatExpiration))}
          />
          <TextField
            label={t.card.cvc}
            placeholder="123"
            autoComplete="cc-csc"
            inputMode="numeric"
            maxLength={4}
            {...field('cvc')}
          />
        </div>
        {error && (
          <div className="mt-5">
            <Notice tone="error" title={error.title}>
              {error.detail}
            </Notice>
          </div>
        )}
        <PayButton t={t} language={language} intent={intent} ready={!isChanging} paying={phase !== 'idle'} />
      </form>
      <TestCards
        t={t.testCards}
        onUse={(number) => setValue('cardNumber', number, { shouldValidate: true, shouldTouch: true })}
      />
      {phase === 'challenge' && <ChallengeDialog t={t.challenge} onAnswer={answerChallenge} />}
    </>
  );
}
