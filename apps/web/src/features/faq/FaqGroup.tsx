import { ChevronDown } from 'lucide-react';

type Item = { id: number; question: string; answer: string; more?: { to: string; name: string } };
type Props = {
  id: number;
  title: string;
  items: readonly Item[];
  openId: number | null;
  onToggle: (id: number) => void;
};

/** Questions of one topic. Without scripts the browser itself keeps one answer of the page open, by the shared name. */
export function FaqGroup({ id, title, items, openId, onToggle }: Props) {
  return (
    <section aria-labelledby={`group-${id}`} className="mb-12 last:mb-0">
      <h2 id={`group-${id}`} className="display text-2xl sm:text-3xl">
        {title}
      </h2>
      <div className="mt-4 border-t border-ink/80">
        {items.map((item) => (
          <details
            key={item.id}
            id={`faq-${item.id}`}
            name="faq"
            open={item.id === openId}
            className="group border-b border-line"
          >
            <summary
              className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-semibold [&::-webkit-details-marker]:hidden"
              onClick={(event) => {
                event.preventDefault();
                onToggle(item.id);
              }}
            >
              <span>{item.question}</span>
              <ChevronDown
                aria-hidden
                size={20}
                className="shrink-0 text-pine-700 transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="pb-5 pr-9 text-muted">{item.answer}</p>
            {item.more && (
              <p className="-mt-2 pb-5">
                <a className="link" href={item.more.to}>
                  {item.more.name}
                </a>
              </p>
            )}
          </details>
        ))}
      </div>
    </section>
  );
}
