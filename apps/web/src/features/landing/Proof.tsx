import { type Claim, claims, type TestimonialNumber } from '@closewise/domain/marketing';
import { marketing } from '../../content/marketing';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { Part } from '../../shared/marketing/Part';
import { marketingText } from '../../shared/marketing/served-marketing';
import type { LandingMessages } from './messages.en';

const testimonialClaims: readonly Claim[] = ['CLAIM_TESTIMONIAL_1', 'CLAIM_TESTIMONIAL_2'];
const figureClaims = marketing.en.figures.map(({ claim }) => claim);

/** The claims and testimonials that are turned on. */
export function Proof({ t, language }: { t: LandingMessages['proof']; language: Language }) {
  const { figures, testimonials } = marketing[language];
  return (
    <Part of={claims.filter((claim) => [...figureClaims, ...testimonialClaims].includes(claim))}>
      <section aria-labelledby="proof" className="wrap py-20">
        <h2 id="proof" className="display max-w-xl text-4xl">
          {t.title}
        </h2>
        <Part of={testimonialClaims}>
          <div className="mt-10 grid gap-6 grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))]">
            {testimonials.map((testimonial) => (
              <Part key={testimonial.number} of={`CLAIM_TESTIMONIAL_${testimonial.number}`}>
                <Testimonial {...testimonial} language={language} />
              </Part>
            ))}
          </div>
        </Part>
        <Part of={figureClaims}>
          <dl className="mt-12 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-6 gap-y-8 border-t border-line pt-8 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
            {figures.map(({ claim, figure, text }) => (
              <Part key={claim} of={claim}>
                <div className="flex flex-col-reverse justify-end">
                  <dt className="text-[0.9375rem] text-muted">
                    <span>{text}</span>
                    {claim === 'CLAIM_ACCURACY' && (
                      <a className="link mt-1 block w-fit" href={href('accuracy', language)}>
                        {t.measured}
                      </a>
                    )}
                  </dt>
                  <dd className="num font-display text-xl font-bold sm:text-2xl">{figure}</dd>
                </div>
              </Part>
            ))}
          </dl>
        </Part>
      </section>
    </Part>
  );
}

type Props = { number: TestimonialNumber; saved: string; caption: string; language: Language };

/** What a buyer saved; quote and credit only if an operator has entered them. */
function Testimonial({ number, saved, caption, language }: Props) {
  const of = <What extends string>(what: What) =>
    `TESTIMONIAL_${number}_${language.toUpperCase() as Uppercase<Language>}_${what}` as const;
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
