import { Spinner } from './Spinner';

/** In place of a page whose content is on its way; `label` says what is. */
export const PageWaiting = ({ label }: { label: string }) => (
  <>
    <div className="h-72 bg-pine-900" />
    <div className="wrap py-16">
      <Spinner label={label} />
    </div>
  </>
);
