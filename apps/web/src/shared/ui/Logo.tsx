export function Logo() {
  return (
    <span className="flex items-center gap-2.5 font-display text-[1.3125rem] font-bold tracking-tight">
      <svg aria-hidden="true" width="30" height="30" viewBox="0 0 32 32" fill="none">
        <path
          d="M2 8.5 11 6M2 22l8 2M30 7.5l-6 .5M30 24l-6.5.5"
          stroke="#bfe3d5"
          strokeOpacity=".6"
          strokeWidth="1.5"
        />
        <path d="M11 5.5 24.5 7.5 23.5 26.5 9.5 24.5z" fill="#f7b733" />
        <path d="m13.2 17.6 3.7-3.6 3.7 3.6v4.6h-7.4z" fill="#0b2f29" />
      </svg>
      Closewise
    </span>
  );
}
