import { encode } from 'uqr';

export function QrCode({ label, text }: { label: string; text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-56 rounded-xl border border-line bg-white"
    >
      <path d={path} fill="#0d221e" />
    </svg>
  );
}
