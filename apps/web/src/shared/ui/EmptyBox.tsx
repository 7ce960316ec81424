import type { Elements } from './elements';

type Props = { title: string; body: string; children?: Elements };

/** An empty list: why it is empty, and what would change that. */
export const EmptyBox = ({ title, body, children }: Props) => (
  <div className="rounded-2xl border border-dashed border-field px-5 py-8 text-center">
    <p className="font-semibold">{title}</p>
    <p className="mx-auto mt-1 max-w-md text-muted">{body}</p>
    {children}
  </div>
);
