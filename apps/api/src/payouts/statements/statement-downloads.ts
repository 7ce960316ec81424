import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DomainError } from '@closewise/domain/events';
import { SealKeys } from '../../affiliation/index.js';
import { ServerConfig } from '../../platform/config/variables/server-config.js';
import { PdfWriter } from '../../platform/pdf/pdf-writer.js';
import type { StatementLanguage } from './pdf/texts.js';
import { statementFile } from './statement-file.js';
import { Statements, type StatementRecipient } from './statements.js';

/** Problems of a download for the OpenAPI document. */
export const statementProblems = {
  400: 'Invalid month. Use YYYY-MM, for example 2026-10.',
  404: 'MAPLE7K4M has no statement for 2026-08: there are no entries until then',
  409: '2026-11 is not over: its statement is available from 2026-12-01, 01:00 UTC',
};

/** Sends statement files. */
@Injectable()
export class StatementDownloads {
  constructor(
    private readonly statements: Statements,
    private readonly keys: SealKeys,
    private readonly pdfs: PdfWriter,
    private readonly server: ServerConfig,
  ) {}

  /** `file` is `2026-10.csv` or `2026-10.pdf`; refuses any other. */
  async send(
    payee: StatementRecipient,
    file: string,
    language: StatementLanguage,
    reply: FastifyReply,
  ): Promise<void> {
    const [, month, format] = /^(.*)\.(csv|pdf)$/.exec(file) ?? [];
    if (month === undefined || format === undefined)
      throw new DomainError(
        'payouts.statement-format-invalid',
        'A statement comes as csv or pdf: ask for 2026-10.csv or 2026-10.pdf',
      );
    const statement = await this.statements.createStatement(payee, month);
    const { name, type, content } = await statementFile(
      statement,
      format as 'csv' | 'pdf',
      { keys: this.keys, pdfs: this.pdfs, siteUrl: this.server.publicUrl },
      language,
    );
    await reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(content);
  }
}
