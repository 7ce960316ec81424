import type { Box } from '../flow/box.js';
import type { Paper } from '../../../../platform/pdf/paper.js';

/** The box as a place that links lead to. */
export const destinationAt = (paper: Paper, anchor: string, box: Box): Box => ({
  ...box,
  draw: (x, y) => {
    paper.doc.addNamedDestination(anchor, 'XYZ', 0, Math.max(0, y - 8), null);
    box.draw(x, y);
  },
});
