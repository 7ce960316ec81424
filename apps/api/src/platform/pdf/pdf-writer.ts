import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Global, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { BusyException } from '../http/problems/retry-later.js';
import { Metrics } from '../observability/metrics.js';
import { QueueFullError, WorkerQueue } from './worker-queue.js';

/** The bundle of `pdf-worker.ts`; tests, whose sources are compiled as they are read, have no other. */
const workerFile = pathToFileURL(
  createRequire(import.meta.url).resolve('@closewise/api/dist/bundle/pdf-worker.js'),
);

/** Twenty take about ten seconds, the longest acceptable wait of a browser. */
const limits = { mostWaiting: 20, secondsPerTask: 60, megabytes: 512 } as const;
const kept = { bytes: 32 * 1024 * 1024, milliseconds: 10 * 60_000 } as const;
const retryAfterSeconds = 10;

/** Writes PDFs in a worker thread, and caches recent ones (ADR 51). */
@Injectable()
export class PdfWriter implements OnApplicationShutdown {
  private readonly queue = new WorkerQueue(workerFile, limits);
  private readonly underWay = new Map<string, Promise<Buffer>>();
  private readonly kept = new KeptPdfs(kept.bytes, kept.milliseconds);

  constructor(metrics: Metrics) {
    metrics.registerGauge({
      name: 'pdfs_waiting',
      help: 'PDFs that are being written or wait for it; at 21 more are refused with 503',
      labels: [],
      read: () => [{ labels: {}, value: this.queue.length }],
    });
  }

  /**
   * Returns the bytes of the writer with this name in `pdf-worker.ts`: equal requests share one result, which is cached for
   * a while. Throws BusyException while too many requests wait.
   */
  write<Writer extends (...args: never[]) => Promise<Buffer>>(
    name: string,
    ...args: Parameters<Writer>
  ): Promise<Buffer> {
    const key = createHash('sha256')
      .update(JSON.stringify([name, args]))
      .digest('base64url');
    const known = this.kept.find(key);
    if (known) return Promise.resolve(known);
    const writing = this.underWay.get(key) ?? this.begin(key, { name, args });
    this.underWay.set(key, writing);
    return writing;
  }

  private async begin(key: string, message: Readonly<{ name: string; args: unknown }>): Promise<Buffer> {
    try {
      const { buffer, byteOffset, byteLength } = (await this.queue.run(message)) as Uint8Array<ArrayBuffer>;
      const pdf = Buffer.from(buffer, byteOffset, byteLength);
      this.kept.keep(key, pdf);
      return pdf;
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      throw new BusyException('Many PDFs are being written right now.', retryAfterSeconds);
    } finally {
      this.underWay.delete(key);
    }
  }

  onApplicationShutdown(): Promise<void> {
    return this.queue.close();
  }
}

/** A cache of recent PDFs with limited size and lifetime, since they contain personal data. */
export class KeptPdfs {
  private readonly pdfs = new Map<string, Readonly<{ pdf: Buffer; until: number }>>();
  private bytes = 0;

  constructor(
    private readonly mostBytes: number,
    private readonly milliseconds: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  find(key: string): Buffer | undefined {
    this.dropExpired();
    const found = this.pdfs.get(key);
    if (!found) return undefined;
    this.pdfs.delete(key);
    this.pdfs.set(key, found);
    return found.pdf;
  }

  keep(key: string, pdf: Buffer): void {
    this.dropExpired();
    this.drop(key);
    this.pdfs.set(key, { pdf, until: this.now() + this.milliseconds });
    this.bytes += pdf.length;
    for (const oldest of this.pdfs.keys()) {
      if (this.bytes <= this.mostBytes) return;
      this.drop(oldest);
    }
  }

  private dropExpired(): void {
    const now = this.now();
    for (const [key, { until }] of this.pdfs) if (until <= now) this.drop(key);
  }

  private drop(key: string): void {
    this.bytes -= this.pdfs.get(key)?.pdf.length ?? 0;
    this.pdfs.delete(key);
  }
}

@Global()
@Module({ providers: [PdfWriter], exports: [PdfWriter] })
export class PdfModule {}
