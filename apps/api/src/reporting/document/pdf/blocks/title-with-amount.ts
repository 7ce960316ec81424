import type { Box } from '../flow/box.js';
import { heightOf, type Element } from '../../../../platform/pdf/paper.js';
import { inStyle } from '../flow/text-boxes.js';
import type { Style } from '../../../../platform/pdf/style.js';
import type { Drawing } from './drawing.js';

type Titled = Readonly<{
  title: string;
  amount: string;
  titleStyle: Style;
  amountStyle: Style;
  hasRule?: boolean;
}>;

const gap = 10;

/** A heading with its amount at the right. A long amount, which is a sentence, stands below. */
export function titleWithAmount({ paper, width }: Drawing, parent: Element, titled: Titled): Box {
  const { title, amount, titleStyle, amountStyle, hasRule = false } = titled;
  const heading = paper.element(parent, 'H4');
  const [amountLine, ...more] = paper.lines(inStyle(amount, amountStyle), width);
  const isBeside = amountLine !== undefined && more.length === 0 && amountLine.width < width * 0.45;
  const below = isBeside || !amountLine ? [] : [amountLine, ...more];
  const titleWidth = isBeside ? width - amountLine.width - gap : width;
  const titleLines = paper.lines(inStyle(title, titleStyle), titleWidth);
  const room = hasRule ? 3 : 0;
  return {
    height: room + heightOf(titleLines) + heightOf(below),
    before: 0,
    keepsWithNext: false,
    draw: (x, y) => {
      if (hasRule) paper.rule(x, y, width);
      paper.write(heading, titleLines, x, y + room);
      if (isBeside) {
        const shift = (titleStyle.leading - amountLine.leading) / 2;
        paper.write(heading, [amountLine], x + width - amountLine.width, y + room + shift);
      } else paper.write(heading, below, x, y + room + heightOf(titleLines));
    },
  };
}
