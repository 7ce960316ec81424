/** `amount` is a bare number; a fraction stands in words, such as half, and has the value of its word. */
export type Quantity = Readonly<{
  kind: 'money' | 'percent' | 'amount' | 'fraction';
  value: number | string;
  found: string;
}>;
