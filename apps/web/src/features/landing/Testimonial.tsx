import type { TestimonialNumber } from '@closewise/domain/marketing';
import type { Language } from '../../shared/i18n/language';
import { Part } from '../../shared/marketing/Part';
import { marketingText } from '../../shared/marketing/served-marketing';

type Props = { number: TestimonialNumber; saved: string; caption: string; language: Language };

/** What a buyer saved; their words and who they are only where an operator has entered them. */
export function Testimonial({ number, saved, caption, language }: Props) {
  const of = <What extends string>(what: What) =>
    `TESTIMONIAL_${number}_${language === 'en' ? 'EN' : 'ES'}_${what}` as const;
  return (
    <figure className="sheet p-7">
      <p className="num font-display text-3xl font-bold text-pine-700 sm:text-4xl">{saved}</p>
      <Part of={of('WORDS')}>
        <blockquote className="mt-4 text-lg [overflow-wrap:anywhere]">
          <p>{`“${marketingText(of('WORDS'))}”`}</p>
        </blockquote>
      </Part>
      <figcaption className="mt-2 text-muted [overflow-wrap:anywhere]">
        <Part of={of('CREDIT')}>
          <cite className="not-italic">{marketingText(of('CREDIT'))}</cite>
        </Part>
        <Part of={of('UNNAMED')}>
          <span>{caption}</span>
        </Part>
      </figcaption>
    </figure>
  );
}
