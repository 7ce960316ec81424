import { SubViewLinks } from '../SubViewLinks';
import texts from './texts';
import type { ViewId } from './views';

const { label, ...views } = texts.views;

/** Between the screens of the tab. */
export const ViewLinks = ({ current }: { current: ViewId }) => (
  <SubViewLinks label={label} tab="affiliates" views={views} current={current} />
);
