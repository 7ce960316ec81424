import type { UseQueryResult } from '@tanstack/react-query';
import { Notice } from '../../shared/ui/Notice';
import type { Elements } from '../../shared/ui/elements';
import { Spinner } from '../../shared/ui/Spinner';
import { describeFailure } from './admin-calls';
import texts from './texts';

type Props<T> = { query: UseQueryResult<T>; loading: string; children: (data: T) => Elements };

/** Shows the data of a query, a spinner while it loads, or the error with a retry button. */
export function Remote<T>({ query, loading, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <Spinner label={loading} />;
  return (
    <div className="grid gap-3">
      <Notice tone="error">{describeFailure(query.error, texts.remote.failed) ?? texts.remote.failed}</Notice>
      <button type="button" className="btn btn-quiet justify-self-start" onClick={() => void query.refetch()}>
        {texts.remote.retry}
      </button>
    </div>
  );
}
