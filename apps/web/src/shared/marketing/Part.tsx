import type { MarketingPart } from '@closewise/domain/marketing';
import type { Elements } from '../ui/elements';
import { isShown } from './served-marketing';

type Props = { of: MarketingPart | readonly MarketingPart[]; children: Elements };

/**
 * Content that is shown only while one of the parts is turned on. Prerendered pages have it between two
 * markers, by which the server removes it. It must be outside of islands.
 */
export function Part({ of, children }: Props) {
  const names = [of].flat();
  if (!import.meta.env.SSR) return isShown(names) ? children : null;
  const [begin, end] = marksOf(names);
  return (
    <>
      {begin}
      {children}
      {end}
    </>
  );
}

/** A piece of text that is shown only while the part is turned on. */
export function textOfPart(name: MarketingPart, text: string): string {
  if (!import.meta.env.SSR) return isShown([name]) ? text : '';
  return marksOf([name]).join(text);
}

const marksOf = (names: readonly MarketingPart[]): [begin: string, end: string] => [
  `__IF ${names.join('|')}__`,
  `__END ${names.join('|')}__`,
];
