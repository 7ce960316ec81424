import type { Language } from '../shared/i18n/language';

type Claim = { figure: string; text: string };
type Testimonial = { saved: string; quote: string; buyer: string };
type Marketing = { claims: readonly Claim[]; testimonials: readonly Testimonial[]; savedLabel: string };

/** Every marketing claim of the site, in one place for whoever has to stand behind it. */
export const marketing: Record<Language, Marketing> = {
  en: {
    claims: [
      { figure: '47,000+', text: 'homeowners trust it' },
      { figure: '< 2 minutes', text: 'from payment to report' },
      { figure: '5-10%', text: 'how close estimates typically come' },
      { figure: '$2,000-$5,000+', text: 'typical savings' },
    ],
    savedLabel: 'saved',
    testimonials: [
      {
        saved: '$3,200',
        quote:
          'I took the list to three title companies and asked the questions word for word. Two of the fees were simply dropped.',
        buyer: 'First-time buyer, single-family home',
      },
      {
        saved: '$2,800',
        quote:
          'My parents read it in Spanish, I read it in English, and we walked into closing knowing every line.',
        buyer: 'Buyer with financing, townhouse',
      },
    ],
  },
  es: {
    claims: [
      { figure: '47,000+', text: 'propietarios confían en él' },
      { figure: '< 2 minutos', text: 'del pago al informe' },
      { figure: '5-10 %', text: 'diferencia típica de las estimaciones' },
      { figure: '$2,000-$5,000+', text: 'de ahorro típico' },
    ],
    savedLabel: 'de ahorro',
    testimonials: [
      {
        saved: '$3,200',
        quote:
          'Llevé la lista a tres compañías de títulos e hice las preguntas palabra por palabra. Dos cargos simplemente desaparecieron.',
        buyer: 'Compradora de primera vivienda, casa unifamiliar',
      },
      {
        saved: '$2,800',
        quote: 'Mis padres lo leyeron en español, yo en inglés, y llegamos al cierre conociendo cada línea.',
        buyer: 'Comprador con préstamo, casa adosada',
      },
    ],
  },
};
