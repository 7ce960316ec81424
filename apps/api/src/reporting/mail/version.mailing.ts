import { Injectable } from '@nestjs/common';
import { type ReportRefined, changedFields, inputsOf, type ReportVersion } from '@closewise/domain/reporting';
import { ServerConfig } from '../../platform/config/variables/server-config.js';
import {
  type Letter,
  type Mailing,
  type MailPayload,
  mailPayload,
  sendMailQueue,
} from '../../platform/mail/mail.js';
import type { Reactor } from '../../platform/reactors/reactor.js';
import { Reports } from '../known-reports/reports.js';
import { html } from '../../platform/http/pages/html.js';
import { mailFrame } from '../../platform/mail/mail-frame.js';
import { refinePageOf, reportPages } from '../reading/report-pages.js';
import { reportTexts } from '../texts/index.js';
import { propertyInMail } from './property-in-mail.js';

const versionMailing = 'report-version';

/** Mails the owner about each new version of a report. The fact holds the report's id and the version. */
@Injectable()
export class VersionMailing implements Mailing {
  readonly name = versionMailing;

  constructor(
    private readonly reports: Reports,
    private readonly config: ServerConfig,
  ) {}

  async compose(fact: string): Promise<Letter | null> {
    const [reportId, number] = fact.split(':').map(Number);
    const report = await this.reports.find(reportId!);
    if (!report || report.status === 'draft') return null;
    const { versions } = report;
    const version = versions.find((one) => one.version === number);
    const before = versions.find((one) => one.version === number! - 1);
    return version && before
      ? versionLetter({ first: versions[0]!, before, version }, this.config.publicUrl)
      : null;
  }

  async sent(): Promise<void> {}
}

/** Anyone with the link can change a report, so its owner is notified. */
export const sendVersionMailWhenReportRefined: Reactor<ReportRefined, MailPayload> = {
  name: 'send-version-mail-when-report-refined',
  on: ['ReportRefined'],
  startFrom: 'now',
  queue: sendMailQueue,
  react: ({ data: { reportId, version } }) => mailPayload(versionMailing, `${reportId}:${version}`),
};

type Versions = Readonly<{ first: ReportVersion; before: ReportVersion; version: ReportVersion }>;

/**
 * The mail that tells a report's owner what was changed and how to undo it; null without an address. It names the changed
 * fields but repeats none of their values, because somebody else may have typed them.
 */
export function versionLetter({ first, before, version }: Versions, publicUrl: string): Letter | null {
  const { reportId, subjectId, language, person, property } = first.basis;
  if (!person?.email) return null;
  const t = reportTexts[language].mails.version;
  const about = version.isRestored ? t.restored : t.corrected;
  const changed = changedFields(inputsOf(before.basis), inputsOf(version.basis));
  const names = changed.map((field) => reportTexts[language].view.changes.fields[field]);
  const link = `${publicUrl}${reportPages}/${reportId}?lang=${language}`;
  const page = refinePageOf(publicUrl, reportId, language);
  const greeting = about.greeting(version.version);
  const bought = propertyInMail(property, language);
  const content = html`<p>${greeting}<br /><strong>${bought}</strong></p>
    <p>${t.changed}</p>
    <ul>
      ${names.map((name) => html`<li>${name}</li>`)}
    </ul>
    <p><a class="button" href="${link}">${t.open}</a></p>
    <p>${about.help}<br /><a href="${page}">${page}</a></p>
    <p class="note">${t.why}</p>`;
  return {
    subjectId,
    to: person.email,
    language,
    subject: about.subject,
    html: mailFrame({ language, title: about.subject, content }),
    text: [
      `${greeting}\n${bought}`,
      [t.changed, ...names.map((name) => `- ${name}`)].join('\n'),
      `${t.open}:\n${link}`,
      `${about.help}\n${page}`,
      `${t.why}\n`,
    ].join('\n\n'),
  };
}
