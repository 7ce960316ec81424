import { anchors } from '../anchors.js';
import type { ViewSection } from '../report-view.js';
import type { Viewing } from '../viewing.js';

/** What happens when, with dates where they are known. */
export function viewCalendar({ document }: Viewing): ViewSection {
  const { title, introduction, steps } = document.sections.closingTimeline;
  return {
    anchor: anchors.closingTimeline,
    title,
    introduction,
    blocks: [
      {
        kind: 'calendar',
        items: steps.map(({ when, title: name, text, rule }) => ({
          when,
          date: null,
          title: name,
          text,
          rule,
        })),
      },
    ],
  };
}
