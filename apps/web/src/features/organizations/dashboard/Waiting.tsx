import { Hourglass } from 'lucide-react';
import texts from './texts';

const t = texts.waiting;

/** In place of the figures, which an organization has only from its approval on. */
export const Waiting = () => (
  <section aria-labelledby="waiting-title" className="sheet p-6 sm:p-10">
    <Hourglass aria-hidden size={36} strokeWidth={1.75} className="text-marigold-800" />
    <h2 id="waiting-title" className="display mt-3 text-[1.625rem]">
      {t.title}
    </h2>
    <p className="mt-2 max-w-xl text-lg text-muted">{t.body}</p>
  </section>
);
