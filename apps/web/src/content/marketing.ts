import type { Claim } from '@closewise/domain/marketing';
import type { Language } from '../shared/i18n/language';

type ShortPromise = { claim: Claim | null; text: string };
type Figure = { claim: Claim; figure: string; text: string };
type Testimonial = { number: 1 | 2; saved: string; caption: string };
type Marketing = {
  promises: readonly ShortPromise[];
  figures: readonly Figure[];
  testimonials: readonly Testimonial[];
};

/**
 * Every marketing claim of the site with the setting that turns it off, in one place for review. Quotes and
 * credits of testimonials come from the settings.
 */
export const marketing: Record<Language, Marketing> = {
  en: {
    promises: [
      { claim: null, text: 'No account, no credit check' },
      { claim: 'CLAIM_SPEED', text: 'Ready in under 2 minutes' },
      { claim: 'CLAIM_STATES', text: 'All 50 states' },
    ],
    figures: [
      { claim: 'CLAIM_TRUST', figure: '47,000+', text: 'homeowners trust it' },
      { claim: 'CLAIM_SPEED', figure: '< 2 minutes', text: 'from payment to report' },
      {
        claim: 'CLAIM_ACCURACY',
        figure: '5-10%',
        text: 'how close estimates typically come; each report names the interval that holds 8 of 10 outcomes',
      },
      { claim: 'CLAIM_SAVINGS', figure: '$2,000-$5,000+', text: 'typical savings' },
    ],
    testimonials: [
      { number: 1, saved: 'Saved $3,200', caption: 'One buyer, with the report in hand' },
      { number: 2, saved: 'Saved $2,800', caption: 'Another buyer, with the report in hand' },
    ],
  },
  es: {
    promises: [
      { claim: null, text: 'Sin cuenta ni consulta de crédito' },
      { claim: 'CLAIM_SPEED', text: 'Listo en menos de 2 minutos' },
      { claim: 'CLAIM_STATES', text: 'Los 50 estados' },
    ],
    figures: [
      { claim: 'CLAIM_TRUST', figure: '47,000+', text: 'propietarios confían en él' },
      { claim: 'CLAIM_SPEED', figure: '< 2 minutos', text: 'del pago al informe' },
      {
        claim: 'CLAIM_ACCURACY',
        figure: '5-10%',
        text: 'diferencia típica de las estimaciones; cada informe da el intervalo de 8 de cada 10 resultados',
      },
      { claim: 'CLAIM_SAVINGS', figure: '$2,000-$5,000+', text: 'de ahorro típico' },
    ],
    testimonials: [
      { number: 1, saved: 'Ahorro de $3,200', caption: 'Un comprador, con el informe en la mano' },
      { number: 2, saved: 'Ahorro de $2,800', caption: 'Otro comprador, con el informe en la mano' },
    ],
  },
};
