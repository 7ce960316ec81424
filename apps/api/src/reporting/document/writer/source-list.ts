import type { ReportLanguage } from '@closewise/contracts/buyer';
import type { ReportSource } from '@closewise/contracts/report-document';
import type { FeeSource, NamedSource } from '@closewise/domain/closing-costs';
import { namedIn } from './named-source.js';

type Citable = NamedSource & Pick<FeeSource, 'confidence'> & { effectiveFrom?: string | null };

/** Numbers the sources in the order in which they are first cited; the same source is listed once. */
export class SourceList {
  private readonly sources = new Map<string, ReportSource>();
  /** The same, found again where a later citation gives no date. */
  private readonly undated = new Map<string, ReportSource>();

  constructor(private readonly language: ReportLanguage) {}

  cite(cited: Citable): string {
    const { url, effectiveFrom = null, confidence } = cited;
    const named = namedIn(this.language, cited);
    const webAddress = url && /^https?:/.test(url) && URL.canParse(url) ? url : null;
    const key = JSON.stringify([named, webAddress, effectiveFrom, confidence]);
    const undated = JSON.stringify([named, webAddress, confidence]);
    const known = this.sources.get(key) ?? (effectiveFrom === null ? this.undated.get(undated) : undefined);
    if (known) return known.id;
    const id = `S${this.sources.size + 1}`;
    const source: ReportSource = {
      id,
      ...named,
      url: webAddress,
      effectiveFrom,
      confidence,
    };
    this.sources.set(key, source);
    this.undated.set(undated, source);
    return id;
  }

  all(): ReportSource[] {
    return [...this.sources.values()];
  }
}
