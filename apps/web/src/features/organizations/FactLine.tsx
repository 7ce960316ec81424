/** A line of a definition list; long values wrap onto a line of their own. */
export const FactLine = ({ name, value }: { name: string; value: string }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0 font-semibold [overflow-wrap:anywhere]">{value}</dd>
  </div>
);
