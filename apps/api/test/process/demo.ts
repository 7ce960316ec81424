import { demoHome, type DemoReportCreatedView } from '@closewise/contracts/buyer';
import { postJson, type Server } from './post-json.js';

/** A demo report, used over HTTP only. */
export class Demo {
  private constructor(
    private readonly server: Server,
    readonly reportId: number,
  ) {}

  /** Creates a demo report and starts its generation. */
  static async process(server: Server): Promise<Demo> {
    const { reportId } = await postJson<DemoReportCreatedView>(server, '/api/reports', demoHome);
    await postJson(server, `/api/reports/${reportId}/process`, { paymentIntentId: 'demo_1' });
    return new Demo(server, reportId);
  }

  async isComplete(): Promise<boolean> {
    const page = await fetch(`${this.server.url}/html-report/${this.reportId}`).catch(() => null);
    return page?.status === 200;
  }
}
