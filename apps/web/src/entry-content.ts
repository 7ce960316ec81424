import './shared/forms/forbid-compiled-schemas';
import './styles/app.css';
import {
  enhanceDialogs,
  loadDeferredParts,
  enhanceLinks,
  openLinkedAnswer,
  showIslandErrors,
} from './app/content-page/page-behavior';
import { reloadWhenOutdated } from './app/content-page/reload-when-outdated';
import { hydrateIslands } from './app/islands/hydrate-islands';
import { captureReferral } from './shared/referral';

// Prerendered content pages: only the interactive parts get a script.
captureReferral(window.location.search, Date.now());
enhanceLinks(document);
enhanceDialogs(document);
openLinkedAnswer(document);
showIslandErrors(document);
hydrateIslands(document);
loadDeferredParts(document);
reloadWhenOutdated();
if (document.querySelector('[data-shares], [data-asks-consent]'))
  void import('./app/content-page/buttons').then(({ enhanceButtons }) => enhanceButtons(document));
