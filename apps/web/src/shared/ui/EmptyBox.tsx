import type { Elements } from './elements';

type Props = { title: string; body: string; children?: Elements };

/** In place of a list that has nothing in it: why, and what would change that. */
export const EmptyBox = ({ title, body, children }: Props) => (
  <div className="rounded-2xl border border-dashed border-field px-5 py-8 text-center">
    <p className="font-semibold">{title}</p>
    <p className="mx-auto mt-1 max-w-md text-muted">{body}</p>
    {children}
  </div>
);
