import { type DynamicModule, Global, Module, type OnModuleInit } from '@nestjs/common';
import { MailConfig } from '../config/variables/mail-config.js';
import { readConfig } from '../config/read-config.js';
import { Jobs } from '../jobs/job.js';
import { Metrics } from '../observability/metrics.js';
import { UncertainMails } from './uncertain-mails.js';
import { MailDeliveries } from './mail-deliveries.js';
import { MailSender } from './mail-sender.js';
import { MailStatus } from './mail-status.js';
import { MailTransport } from './mail-transport.js';
import { Mail, Mailings } from './mail.js';
import { MailsOfPersons } from './mails-of-persons.js';
import { OutboxTransport, Outbox } from './outbox/outbox.js';
import { OutboxController } from './outbox/outbox.controller.js';
import { SendMailJob } from './send-mail.job.js';
import { SmtpTransport } from './smtp/smtp-transport.js';

/** Mails go to the server of SMTP_URL, otherwise to the outbox and its page. */
@Global()
@Module({})
export class MailModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly metrics: Metrics,
    private readonly status: MailStatus,
    private readonly sendMail: SendMailJob,
  ) {}

  static register(): DynamicModule {
    const { smtp, sender } = readConfig(MailConfig, process.env);
    const transport = (outbox: Outbox): MailTransport =>
      smtp ? new SmtpTransport(smtp, sender) : new OutboxTransport(outbox);
    return {
      module: MailModule,
      controllers: smtp ? [] : [OutboxController],
      providers: [...providers, { provide: MailTransport, inject: [Outbox], useFactory: transport }],
      exports: [Mail, MailStatus, UncertainMails, MailTransport, MailsOfPersons],
    };
  }

  onModuleInit(): void {
    this.jobs.register(this.sendMail);
    this.metrics.registerGauge({
      name: 'mails',
      help: 'Mails by state; uncertain ones wait for a person to decide',
      labels: ['state'],
      read: async () =>
        (await this.status.counts()).map(({ state, mails }) => ({ labels: { state }, value: mails })),
    });
  }
}

const providers = [
  Mailings,
  { provide: Mail, useExisting: Mailings },
  MailDeliveries,
  MailSender,
  MailStatus,
  UncertainMails,
  MailsOfPersons,
  Outbox,
  SendMailJob,
];
