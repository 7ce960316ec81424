import { OfferHero } from '../../../shared/offer/OfferHero';
import { SharesSheet } from '../../../shared/offer/SharesSheet';
import { useReportPrice } from '../../../shared/price/report-price';
import { SignUpForm } from './SignUpForm';
import t from './texts';

/** What an affiliate earns, beside the form. */
export function Hero({ onDone }: { onDone: (email: string) => void }) {
  const price = useReportPrice('en');
  return (
    <OfferHero
      {...t.hero}
      price={t.hero.price(price)}
      sheet={<SharesSheet {...t.sheet} />}
      form={<SignUpForm onDone={onDone} />}
    />
  );
}
