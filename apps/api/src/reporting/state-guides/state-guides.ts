import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { ReportLanguage } from '@closewise/contracts/buyer';
import type { StateGuidesView, StateGuideView } from '@closewise/contracts/state-guides';
import { DomainError } from '@closewise/domain/events';
import { stateCodes } from '@closewise/domain/place';
import {
  guideSummary,
  stateGuide,
  stateOfSlug,
  writeGuideList,
  writeStateGuide,
  type GuideSummary,
} from '@closewise/domain/state-guide';
import { Clock } from '../../platform/clock/clock.js';
import { ClosingCostRules } from '../closing-cost-rules.js';

/** What buying a home costs in each state. Computed on the first request of a day, then cached. */
@Injectable()
export class StateGuides {
  private day = '';
  private readonly guides = new Map<string, StateGuideView>();
  private summaries: Promise<readonly GuideSummary[]> | null = null;

  constructor(
    private readonly rules: ClosingCostRules,
    private readonly clock: Clock,
  ) {}

  /** The same example in the 50 states and DC, sorted by their names in the language. */
  async list(language: ReportLanguage): Promise<StateGuidesView> {
    const today = this.today();
    this.summaries ??= this.summarise(today);
    return writeGuideList(await this.summaries, language);
  }

  /** Finds a guide by the state's two letters or the slug in its URL. Throws for an unknown state. */
  guide(stateOrSlug: string, language: ReportLanguage): StateGuideView {
    const state = stateNamed(stateOrSlug, language);
    if (state === null) {
      throw new DomainError(
        'closing-costs.guide-unknown',
        'There is no such state. Please name one of the 50 states or DC',
      );
    }
    const today = this.today();
    const key = `${state} ${language}`;
    const known = this.guides.get(key);
    if (known) return known;
    const guide = writeStateGuide(stateGuide(state, today, this.rules.forState(state)), language);
    this.guides.set(key, guide);
    return guide;
  }

  /** Yields to other requests between states. */
  private async summarise(today: string): Promise<readonly GuideSummary[]> {
    const summaries: GuideSummary[] = [];
    for (const state of stateCodes) {
      summaries.push(guideSummary(state, today, this.rules.forState(state)));
      await nextTurn();
    }
    return summaries;
  }

  private today(): string {
    const today = this.clock.now().toISOString().slice(0, 10);
    if (today !== this.day) {
      this.guides.clear();
      this.summaries = null;
      this.day = today;
    }
    return today;
  }
}

const stateNamed = (text: string, language: ReportLanguage): string | null => {
  const code = text.toUpperCase();
  return stateCodes.includes(code) ? code : stateOfSlug(text.toLowerCase(), language);
};
