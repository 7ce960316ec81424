type Props = {
  caption: string;
  columns: readonly string[];
  /** Of each row its name, and then its figures. */
  rows: readonly (readonly [name: string, ...figures: string[]])[];
  wide?: boolean;
};

/** A table of figures; a wide one is moved sideways where there is no room for it. */
export function FigureTable({ caption, columns, rows, wide = false }: Props) {
  const table = (
    <table className={`num w-full text-[0.9375rem] ${wide ? 'min-w-[44rem]' : ''}`}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-ink/80 align-bottom">
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={`py-2 pr-4 font-semibold last:pr-0 ${index === 0 ? 'text-left' : 'text-right'}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name} className="border-b border-dashed border-line">
            <th scope="row" className="py-2.5 pr-4 text-left font-semibold">
              {name}
            </th>
            {figures.map((figure, index) => (
              <td key={columns[index + 1]} className="py-2.5 pr-4 text-right last:pr-0">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!wide) return table;
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="overflow-x-auto">
      {table}
    </div>
  );
}
