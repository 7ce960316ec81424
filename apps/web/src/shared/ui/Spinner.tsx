/** A loading indicator; `label` says what is loading. */
export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-10 text-muted">
      <span aria-hidden="true" className="spinner text-pine-700" />
      <span>{label}</span>
    </p>
  );
}

/** Replaces a page while it loads; `label` says what is loading. */
export const PageWaiting = ({ label }: { label: string }) => (
  <>
    <div className="h-72 bg-pine-900" />
    <div className="wrap py-16">
      <Spinner label={label} />
    </div>
  </>
);
