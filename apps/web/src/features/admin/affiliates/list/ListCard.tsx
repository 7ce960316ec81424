import { Card } from '../../Card';
import { Pager } from '../../Pager';
import { EmptyBox } from '../../../../shared/ui/EmptyBox';
import { Spinner } from '../../../../shared/ui/Spinner';
import texts from '../texts';
import { AffiliateTable } from './AffiliateTable';
import { ListControls } from './ListControls';
import type { AffiliateList } from './use-affiliate-list';

const t = texts.list;

/** All affiliates, searched, filtered, sorted and paged by the server. */
export function ListCard({ list, shown, show }: AffiliateList) {
  const { data } = list;
  return (
    <Card title={t.title}>
      <ListControls shown={shown} onShow={show} />
      <div className="mt-5">
        {list.isPending && <Spinner label={texts.summary.loading} />}
        {data && data.affiliates.length > 0 && (
          <AffiliateTable
            affiliates={data.affiliates}
            sort={shown.sort}
            busy={list.isFetching}
            onSort={(sort) => show({ sort })}
          />
        )}
        {data && data.affiliates.length === 0 && (
          <Nobody
            isSearch={shown.search !== '' || shown.filter !== 'all'}
            onShowAll={() => show({ search: '', filter: 'all' })}
          />
        )}
        {data && (
          <Pager
            texts={t}
            page={shown.page}
            pageSize={shown.pageSize}
            total={data.total}
            onPage={(page) => show({ page })}
          />
        )}
      </div>
    </Card>
  );
}

function Nobody({ isSearch, onShowAll }: { isSearch: boolean; onShowAll: () => void }) {
  return (
    <div role="status">
      <EmptyBox {...(isSearch ? t.noMatch : t.empty)}>
        {isSearch && (
          <button type="button" className="btn btn-quiet mt-4" onClick={onShowAll}>
            {t.showAll}
          </button>
        )}
      </EmptyBox>
    </div>
  );
}
