import type { Box } from '../flow/box.js';
import type { Element, Paper } from '../../../../platform/pdf/paper.js';

/** Where a block is drawn: in which part of the report, how wide, and whether among the things to look up. */
export type Drawing = Readonly<{ paper: Paper; section: Element; width: number; isAppendix: boolean }>;

/** Draws a kind of block as boxes. */
export type Draw<Block> = (block: Block, drawing: Drawing) => Box[];
