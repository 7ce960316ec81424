import { useEffect, useState } from 'react';
import type { AffiliateFilter } from '@closewise/contracts/admin';
import { EmptyBox } from '../../../../shared/ui/EmptyBox';
import { Spinner } from '../../../../shared/ui/Spinner';
import { SelectField } from '../../../../shared/ui/SelectField';
import { TextField } from '../../../../shared/ui/TextField';
import { Card } from '../../Card';
import { Pager } from '../../Pager';
import texts from '../texts';
import { AffiliateTable } from './AffiliateTable';
import type { AffiliateList, AffiliateListAddress, AffiliateSort } from './use-affiliate-list';

const t = texts.list;

/** All affiliates. The server searches, filters, sorts and pages. */
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
          <EmptyList
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

function EmptyList({ isSearch, onShowAll }: { isSearch: boolean; onShowAll: () => void }) {
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

const typingPauseMs = 300;

type Props = { shown: AffiliateListAddress; onShow: (change: Partial<AffiliateListAddress>) => void };

function ListControls({ shown, onShow }: Props) {
  return (
    <div role="search" className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_13rem_16rem]">
      <SearchField search={shown.search} onSearch={(search) => onShow({ search })} />
      <SelectField
        label={texts.list.filter}
        options={texts.list.filters}
        value={shown.filter}
        onChange={({ target }) => onShow({ filter: target.value as AffiliateFilter })}
      />
      <SelectField
        label={texts.list.sort}
        options={texts.list.sorts}
        value={shown.sort}
        onChange={({ target }) => onShow({ sort: target.value as AffiliateSort })}
      />
    </div>
  );
}

type SearchProps = { search: string; onSearch: (search: string) => void };

/** Searches when the user pauses typing; follows a search that was changed elsewhere. */
function SearchField({ search, onSearch }: SearchProps) {
  const [typed, setTyped] = useState(search);
  const [sent, setSent] = useState(search);
  const [last, setLast] = useState(search);
  const trimmed = typed.trim();
  if (search !== last) {
    setLast(search);
    if (search !== sent) setTyped(search);
    setSent(search);
  }
  useEffect(() => {
    if (trimmed === sent) return;
    const timer = setTimeout(() => {
      setSent(trimmed);
      onSearch(trimmed);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  });
  return (
    <TextField
      className="sm:max-lg:col-span-2"
      label={texts.list.search}
      hint={texts.list.searchHint}
      type="search"
      autoComplete="off"
      maxLength={200}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
