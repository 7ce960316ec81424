import type { StateGuide } from '../../shared/api/state-guides';
import type { Language } from '../../shared/i18n/language';
import { LocalCostsTable } from './LocalCostsTable';
import type { StateGuideMessages } from './messages.en';

type Group = StateGuide['countyGroups'][number];
type Props = { t: StateGuideMessages['counties']; groups: readonly Group[]; language: Language };

/** Counties in which taxes and recording are others; most of the state stands in one row. */
export function CountyGroups({ t, groups, language }: Props) {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return (
    <>
      <p className="mt-3 max-w-3xl text-muted">{t.differ}</p>
      <LocalCostsTable
        t={t}
        label={t.differ}
        head={t.where}
        rows={groups.map(({ counties, isMost, ...costs }) => ({
          name: isMost ? t.others(counties.length) : list.format(counties),
          ...costs,
        }))}
        language={language}
      />
    </>
  );
}
