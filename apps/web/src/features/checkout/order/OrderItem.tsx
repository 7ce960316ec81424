type Props = { name: string; note?: string; amount: string };

/** One thing that is bought, and what it costs. */
export const OrderItem = ({ name, note, amount }: Props) => (
  <p className="flex items-baseline justify-between gap-4">
    <span>
      <span className="font-semibold">{name}</span>
      {note && <span className="block text-sm text-muted">{note}</span>}
    </span>
    <span className="num">{amount}</span>
  </p>
);
