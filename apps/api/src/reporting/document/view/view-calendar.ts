import { type Viewing, anchors } from './viewing.js';
import type { ViewSection } from './report-view.js';

/** The closing timeline, with dates if known. */
export function viewCalendar({ document, formats, words }: Viewing): ViewSection {
  const { title, introduction, steps } = document.sections.closingTimeline;
  const spanOf = (date: string | null, lastDate: string | null): string | null => {
    if (date === null) return null;
    return lastDate === null ? formats.date(date) : words.span(formats.date(date), formats.date(lastDate));
  };
  return {
    anchor: anchors.closingTimeline,
    title,
    introduction,
    blocks: [
      {
        kind: 'calendar',
        items: steps.map(({ when, date, lastDate, title: name, text, rule }) => ({
          when,
          date: spanOf(date, lastDate),
          title: name,
          text,
          rule,
        })),
      },
    ],
  };
}
