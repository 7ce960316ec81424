import { OfferHero } from '../../../shared/offer/OfferHero';
import { SharesSheet } from '../../../shared/offer/SharesSheet';
import { useReportShares } from '../../../shared/price/report-shares';
import { SignUpForm } from './SignUpForm';
import t from './texts';

/** What an affiliate earns, beside the form. */
export function Hero({ onDone }: { onDone: (email: string) => void }) {
  const shares = useReportShares();
  return (
    <OfferHero
      {...t.hero}
      lede={t.hero.lede(shares)}
      price={t.hero.price(shares.price)}
      sheet={<SharesSheet {...t.sheet(shares)} />}
      form={<SignUpForm onDone={onDone} />}
    />
  );
}
