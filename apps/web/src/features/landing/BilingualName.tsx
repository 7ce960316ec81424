import type { Language } from '../../shared/i18n/language';

type Props = { name: string | undefined; other: string | undefined; lang: Language; tone?: string };

/** A line's name in the reader's language, and under it in the other. */
export function BilingualName({ name, other, lang, tone = 'text-muted' }: Props) {
  return (
    <>
      <span>{name}</span>
      <span lang={lang} className={`block text-[0.8125rem] font-normal ${tone}`}>
        {other}
      </span>
    </>
  );
}
