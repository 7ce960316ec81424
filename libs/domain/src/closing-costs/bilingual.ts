/** A text in the product's languages. */
export type Bilingual = Readonly<{ en: string; es: string }>;
