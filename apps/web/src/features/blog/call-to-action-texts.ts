type Texts = { title: string; body: string; button: string; how: string };

const how = { en: 'See how it works', es: 'Vea cómo funciona' };
const button = { en: 'Get Your Report', es: 'Obtenga su informe' };

/** Promotional words by the category of the article beside which they stand. */
export const callToActionTexts: Record<'en' | 'es', Record<string, Texts> & { default: Texts }> = {
  en: {
    'closing-costs': {
      title: 'What will your own closing cost?',
      body: 'Every fee of your address and price: which ones are required, which you can negotiate, and what to say.',
      button: button.en,
      how: how.en,
    },
    'first-time-buyer': {
      title: 'Buying for the first time?',
      body: 'Know the cash you need on closing day before you make an offer.',
      button: button.en,
      how: how.en,
    },
    'market-analysis': {
      title: 'From the market to your own home',
      body: 'See what a purchase costs at the very address that you have in mind.',
      button: button.en,
      how: how.en,
    },
    default: {
      title: 'Know your closing costs first',
      body: 'A report for one address: each fee, who sets it, and whom to ask.',
      button: button.en,
      how: how.en,
    },
  },
  es: {
    'closing-costs': {
      title: '¿Cuánto costará su propio cierre?',
      body: 'Cada cargo según su dirección y precio: cuáles son obligatorios, cuáles se negocian y qué decir.',
      button: button.es,
      how: how.es,
    },
    'first-time-buyer': {
      title: '¿Compra por primera vez?',
      body: 'Sepa cuánto efectivo necesita el día del cierre antes de hacer una oferta.',
      button: button.es,
      how: how.es,
    },
    'market-analysis': {
      title: 'Del mercado a su propia casa',
      body: 'Vea cuánto cuesta comprar justo en la dirección que tiene en mente.',
      button: button.es,
      how: how.es,
    },
    default: {
      title: 'Conozca antes sus costos de cierre',
      body: 'Un informe de una dirección: cada cargo, quién lo fija y a quién preguntar.',
      button: button.es,
      how: how.es,
    },
  },
};
