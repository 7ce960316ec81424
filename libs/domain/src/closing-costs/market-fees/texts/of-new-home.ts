import type { Bilingual } from '../../estimate.js';

/** What to ask of a new home: nothing has aged, so what counts is how it was built, and who stands for it. */
export const ofNewHome = {
  roof: {
    en: 'Ask for photographs of the flashing and of what lies under the shingles, and for the manufacturer’s warranty in your name.',
    es: 'Pida fotos de los sellos y de lo que hay bajo las tejas, y la garantía del fabricante a su nombre.',
  },
  equipment: {
    en: 'Ask whether each unit has the size that the plans call for and was tested when it first ran, and have the warranties put in your name.',
    es: 'Pregunte si cada equipo tiene la capacidad de los planos y se probó al ponerlo en marcha, y ponga las garantías a su nombre.',
  },
} satisfies Record<string, Bilingual>;
