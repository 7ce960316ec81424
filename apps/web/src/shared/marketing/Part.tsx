import type { MarketingPart } from '@closewise/domain/marketing';
import type { Elements } from '../ui/elements';
import { isShown } from './served-marketing';

type Props = { of: MarketingPart | readonly MarketingPart[]; children: Elements };

/**
 * What stands on the page only while one of these parts is shown. Built pages have it between two marks, by which the
 * server takes it out when it serves them; it has to be outside of islands.
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

/** The same of a piece of a text. */
export function textOfPart(name: MarketingPart, text: string): string {
  if (!import.meta.env.SSR) return isShown([name]) ? text : '';
  return marksOf([name]).join(text);
}

const marksOf = (names: readonly MarketingPart[]): [begin: string, end: string] => [
  `__IF ${names.join('|')}__`,
  `__END ${names.join('|')}__`,
];
