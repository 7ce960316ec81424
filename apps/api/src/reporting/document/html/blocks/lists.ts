import { html, type Html } from '../../../../platform/http/pages/html.js';
import type {
  FactsBlock,
  NoticesBlock,
  SourcesBlock,
  StepsBlock,
  SentencesBlock,
  CalendarBlock,
} from '../../view/blocks.js';
import { drawSourceMark } from './drawing.js';

/** Facts with their explanations and sources. */
export const drawFacts = ({ facts: all }: FactsBlock): Html =>
  html`<dl class="facts">
    ${all.map(
      ({ label, value, text, source }) =>
        html`<div>
          <dt>${label}</dt>
          <dd class="value">${value}</dd>
          <dd>${text} ${source && drawSourceMark(source)}</dd>
        </div>`,
    )}
  </dl>`;

/** Notices with their sources. */
export const drawNotices = ({ notices: all }: NoticesBlock): Html =>
  html`${all.map(
    ({ title, text, source }) =>
      html`<div class="notice" role="note">
        <p><strong>${title}</strong></p>
        <p>${text} ${drawSourceMark(source)}</p>
      </div>`,
  )}`;

type Source = SourcesBlock['sources'][number];

/** The sources with their URLs. */
export const drawSources = ({ title, sources: all }: SourcesBlock): Html =>
  html`<h3 class="group">${title}</h3>
    <ol class="sources">
      ${all.map(drawSource)}
    </ol>`;

const drawSource = ({ id, anchor, name, foreign, caveat, effective, level, confidence, url }: Source): Html =>
  html`<li id="${anchor}">
    <b>${id}</b>
    <span>
      <span${foreign && html` lang="${foreign}"`}>${name}</span>
      ${caveat && html`<span class="caveat">${caveat}</span>`} ${effective && html`<span class="effective">${effective}</span>`}
      <span class="confidence confidence-${level}">${confidence}</span>
      ${url && html`<a class="web" href="${url}" rel="noopener noreferrer">${url}</a>`}
    </span>
  </li>`;

/** Numbered steps. */
export const drawSteps = ({ steps: all }: StepsBlock): Html =>
  html`<ol class="steps">
    ${all.map(
      ({ title, text }) =>
        html`<li>
          <h3>${title}</h3>
          <p>${text}</p>
        </li>`,
    )}
  </ol>`;

/** A list of sentences, or a checklist. */
export const drawSentences = ({ kind, title, sentences: all }: SentencesBlock): Html =>
  html`${title && html`<h3 class="group">${title}</h3>`}
    <ul class="${kind}">
      ${all.map((sentence) => html`<li>${sentence}</li>`)}
    </ul>`;

/** A timeline. */
export const drawCalendar = ({ items }: CalendarBlock): Html =>
  html`<ol class="calendar">
    ${items.map(
      ({ when, date, title, text, rule }) =>
        html`<li>
          <p class="when">${date && html`<b>${date}</b> `}<span>${when}</span></p>
          <div>
            <h3>${title}</h3>
            <p>${text} ${rule && html`<span class="rule" lang="en">${rule}</span>`}</p>
          </div>
        </li>`,
    )}
  </ol>`;
