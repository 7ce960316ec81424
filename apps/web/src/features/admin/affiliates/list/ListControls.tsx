import { useEffect, useState } from 'react';
import type { AffiliateFilter } from '@closewise/contracts/admin';
import { SelectField } from '../../../../shared/ui/SelectField';
import { TextField } from '../../../../shared/ui/TextField';
import texts from '../texts';
import type { AffiliateListAddress, AffiliateSort } from './list-address';

const t = texts.list;
const typingPauseMs = 300;

type Props = { shown: AffiliateListAddress; onShow: (wish: Partial<AffiliateListAddress>) => void };

/** Who is listed, and in which order. */
export function ListControls({ shown, onShow }: Props) {
  return (
    <div role="search" className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_13rem_16rem]">
      <SearchField search={shown.search} onSearch={(search) => onShow({ search })} />
      <SelectField
        label={t.filter}
        options={t.filters}
        value={shown.filter}
        onChange={({ target }) => onShow({ filter: target.value as AffiliateFilter })}
      />
      <SelectField
        label={t.sort}
        options={t.sorts}
        value={shown.sort}
        onChange={({ target }) => onShow({ sort: target.value as AffiliateSort })}
      />
    </div>
  );
}

type SearchProps = { search: string; onSearch: (search: string) => void };

/** Searches when the typing pauses; follows a search that was changed elsewhere. */
function SearchField({ search, onSearch }: SearchProps) {
  const [typed, setTyped] = useState(search);
  const [asked, setAsked] = useState(search);
  const [last, setLast] = useState(search);
  const wanted = typed.trim();
  if (search !== last) {
    setLast(search);
    if (search !== asked) setTyped(search);
    setAsked(search);
  }
  useEffect(() => {
    if (wanted === asked) return;
    const timer = setTimeout(() => {
      setAsked(wanted);
      onSearch(wanted);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  });
  return (
    <TextField
      className="sm:max-lg:col-span-2"
      label={t.search}
      hint={t.searchHint}
      type="search"
      autoComplete="off"
      maxLength={200}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
