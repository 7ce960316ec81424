/** Something is being fetched; `label` says what. */
export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-10 text-muted">
      <span aria-hidden="true" className="spinner text-pine-700" />
      <span>{label}</span>
    </p>
  );
}
