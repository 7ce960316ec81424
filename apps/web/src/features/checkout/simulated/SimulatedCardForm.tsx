import { useEffect, useRef } from 'react';
import { type RegisterOptions, useForm } from 'react-hook-form';
import { ShieldCheck } from 'lucide-react';
import { ModalDialog } from '../../../shared/ui/ModalDialog';
import { Notice } from '../../../shared/ui/Notice';
import { TextField } from '../../../shared/ui/TextField';
import { type CardFormProps, PayButton } from '../card-form';
import type { CheckoutMessages } from '../messages.en';
import { type CardFields, fieldErrors, formatCardNumber, formatExpiration } from './card-fields';
import { cardResolver } from './card.schema';
import { TestCards } from './TestCards';
import { useSimulatedPayment } from './use-simulated-payment';

const empty: CardFields = { nameOnCard: '', cardNumber: '', expiration: '', cvc: '' };

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

type Props = { t: CheckoutMessages['challenge']; onAnswer: (confirmed: boolean) => void };

/** The bank's 3-D Secure question in a modal dialog; closing it counts as refusal. */
const ChallengeDialog = ({ t, onAnswer }: Props) => (
  <ModalDialog
    title={t.title}
    body={t.body}
    icon={<ShieldCheck aria-hidden size={30} strokeWidth={1.75} className="text-sky-700" />}
    onClose={() => onAnswer(false)}
  >
    <button type="button" className="btn btn-primary" onClick={() => onAnswer(true)}>
      {t.confirm}
    </button>
    <button type="button" className="btn btn-quiet" onClick={() => onAnswer(false)}>
      {t.fail}
    </button>
  </ModalDialog>
);
