/** One text in the languages of the product. */
export type Bilingual = Readonly<{ en: string; es: string }>;
