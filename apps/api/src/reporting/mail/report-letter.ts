import { maskedCard } from '@closewise/domain/billing/facts';
import type { ReportLanguage, ReportRequest } from '@closewise/domain/reporting';
import type { Receipt } from '../../billing/index.js';
import { html, type Html } from '../../platform/http/pages/html.js';
import type { Letter } from '../../platform/mail/mail.js';
import { mailFrame } from '../../platform/mail/mail-frame.js';
import { formatsOf } from '../document/index.js';
import { propertyInMail } from './property-in-mail.js';
import { refinePageOf, reportPages } from '../reading/report-pages.js';
import { otherLanguages, reportTexts } from '../texts/index.js';

/**
 * The mail with a report's link and receipt, in the report's language: the first mail, the one about premium bought later,
 * or the link sent again. Null without the buyer's consent or address.
 */
export function reportLetter(
  { reportId, subjectId, language, emailOptIn, property, person }: ReportRequest,
  receipt: Receipt | null,
  publicUrl: string,
  kind: 'report' | 'premium' | 'again' = 'report',
): Letter | null {
  if (!emailOptIn || !person?.email) return null;
  const texts = reportTexts[language].mails[kind];
  const link = `${publicUrl}${reportPages}/${reportId}`;
  const refine = refinePageOf(publicUrl, reportId, language);
  const others = otherLanguages(language).map((other) => ({
    other,
    invitation: reportTexts[other].mails.readInThisLanguage,
  }));
  const about = propertyInMail(property, language);
  const content = html`<p>${texts.greeting}<br /><strong>${about}</strong></p>
    <p><a class="button" href="${link}">${texts.open}</a></p>
    <p>${texts.linkBelow}<br /><a href="${link}">${link}</a></p>
    ${others.map(({ other, invitation }) => html`<p><a href="${link}?lang=${other}" lang="${other}" hreflang="${other}">${invitation}</a></p>`)}
    <p>${texts.refine}<br /><a href="${refine}">${refine}</a></p>
    <p>${texts.keepPrivate}</p>
    ${receipt && receiptInHtml(receipt, language, property.state)}
    <p class="note">${texts.why}</p>`;
  return {
    subjectId,
    to: person.email,
    language,
    subject: texts.subject,
    html: mailFrame({ language, title: texts.subject, content }),
    text: [
      `${texts.greeting}\n${about}`,
      `${texts.open}:\n${link}`,
      ...others.map(({ other, invitation }) => `${invitation}:\n${link}?lang=${other}`),
      `${texts.refine}\n${refine}`,
      texts.keepPrivate,
      ...(receipt ? [receiptInText(receipt, language, property.state)] : []),
      `${texts.why}\n`,
    ].join('\n\n'),
  };
}

const receiptInHtml = (receipt: Receipt, language: ReportLanguage, state: string): Html =>
  html`<p>
    <strong>${reportTexts[language].mails.receipt.title}</strong>
    ${receiptLines(receipt, language, state).map(([name, value]) => html`<br />${name}: ${value}`)}
    <br />${reportTexts[language].mails.receipt.final}
  </p>`;

const receiptInText = (receipt: Receipt, language: ReportLanguage, state: string): string =>
  [
    reportTexts[language].mails.receipt.title,
    ...receiptLines(receipt, language, state).map(([name, value]) => `${name}: ${value}`),
    reportTexts[language].mails.receipt.final,
  ].join('\n');

/** A receipt's lines as name and value. Items are listed only if premium is among them; times are those of `state`. */
function receiptLines(
  { orderNumber, amountCents, items, paidAt, card }: Receipt,
  language: ReportLanguage,
  state: string,
): readonly (readonly [name: string, value: string])[] {
  const t = reportTexts[language].mails.receipt;
  const formats = formatsOf(language);
  return [
    [t.orderNumber, orderNumber],
    [t.date, formats.dateAndTime(paidAt, state)],
    ...(items.some(({ item }) => item === 'premium')
      ? items.map(({ item, amountCents: cents }) => [t.items[item], formats.exactMoney(cents)] as const)
      : []),
    [t.paid, `${formats.exactMoney(amountCents)} USD`],
    ...(card ? [[t.card, maskedCard(card)] as const] : []),
  ];
}
