import type { Language } from '../shared/i18n/language';

type Claim = { figure: string; text: string };
type Testimonial = { saved: string; caption: string };
type Marketing = {
  promises: readonly string[];
  claims: readonly Claim[];
  testimonials: readonly Testimonial[];
};

/** Every marketing claim of the site, in one place for whoever has to stand behind it; nobody is quoted. */
export const marketing: Record<Language, Marketing> = {
  en: {
    promises: ['No account, no credit check', 'Ready in under 2 minutes', 'All 50 states'],
    claims: [
      { figure: '47,000+', text: 'homeowners trust it' },
      { figure: '< 2 minutes', text: 'from payment to report' },
      {
        figure: '5-10%',
        text: 'how close estimates typically come; each report names the interval that holds 8 of 10 outcomes',
      },
      { figure: '$2,000-$5,000+', text: 'typical savings' },
    ],
    testimonials: [
      { saved: 'Saved $3,200', caption: 'One buyer, with the report in hand' },
      { saved: 'Saved $2,800', caption: 'Another buyer, with the report in hand' },
    ],
  },
  es: {
    promises: ['Sin cuenta ni consulta de crédito', 'Listo en menos de 2 minutos', 'Los 50 estados'],
    claims: [
      { figure: '47,000+', text: 'propietarios confían en él' },
      { figure: '< 2 minutos', text: 'del pago al informe' },
      {
        figure: '5-10%',
        text: 'diferencia típica de las estimaciones; cada informe da el intervalo de 8 de cada 10 resultados',
      },
      { figure: '$2,000-$5,000+', text: 'de ahorro típico' },
    ],
    testimonials: [
      { saved: 'Ahorro de $3,200', caption: 'Un comprador, con el informe en la mano' },
      { saved: 'Ahorro de $2,800', caption: 'Otro comprador, con el informe en la mano' },
    ],
  },
};
