type Texts = {
  pages: string;
  previous: string;
  next: string;
  range: (from: number, to: number, total: number) => string;
};
type Props = { texts: Texts; page: number; pageSize: number; total: number; onPage: (page: number) => void };

/** Previous and next buttons of a paged list; renders nothing if everything fits on one page. */
export function Pager({ texts, page, pageSize, total, onPage }: Props) {
  if (total <= pageSize && page === 1) return null;
  const from = Math.min((page - 1) * pageSize + 1, total);
  const to = Math.min(page * pageSize, total);
  return (
    <nav aria-label={texts.pages} className="mt-4 flex flex-wrap items-center gap-3">
      <button type="button" className="btn btn-quiet" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {texts.previous}
      </button>
      <p role="status" className="num text-[0.9375rem] text-muted">
        {texts.range(from, to, total)}
      </p>
      <button type="button" className="btn btn-quiet" disabled={to >= total} onClick={() => onPage(page + 1)}>
        {texts.next}
      </button>
    </nav>
  );
}
