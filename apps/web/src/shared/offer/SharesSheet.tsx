type Line = { name: string; note: string; amount: string };
type Props = { title: string; caption: string; lines: readonly Line[]; total: string; totalAmount: string };

/** The closing sheet of the program itself: one report, and who gets what of it. */
export function SharesSheet(t: Props) {
  return (
    <figure className="overflow-hidden rounded-card bg-white text-ink shadow-sheet">
      <figcaption className="border-b border-line px-5 py-3.5 font-semibold">{t.title}</figcaption>
      <table className="num w-full text-[0.9375rem]">
        <caption className="sr-only">{t.caption}</caption>
        <tbody>
          {t.lines.map(({ name, note, amount }) => (
            <tr key={name} className="border-b border-dashed border-line last:border-0">
              <th scope="row" className="py-2.5 pl-5 pr-3 text-left font-medium leading-snug">
                <span>{name}</span>
                <span className="block text-sm font-normal text-muted">{note}</span>
              </th>
              <td className="py-2.5 pr-5 text-right">{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="bg-marigold-100">
            <th scope="row" className="py-3 pl-5 pr-3 text-left font-bold">
              {t.total}
            </th>
            <td className="py-3 pr-5 text-right font-display text-[1.625rem] font-bold">{t.totalAmount}</td>
          </tr>
        </tfoot>
      </table>
    </figure>
  );
}
