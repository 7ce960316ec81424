import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { isUnderMaintenance, type SettingsState } from '@closewise/domain/administration';
import { isAnnounced } from '../../platform/event-store/outage.js';
import { Pages } from '../../platform/http/pages/pages.js';
import { Settings } from './settings.js';

const RETRY_MS = 500;

/** What this process shows of the settings: kept in memory, and read again when any process has changed one. */
@Injectable()
export class ShownSettings implements BeforeApplicationShutdown {
  private readonly log = new Logger('Settings');
  private readonly closing = new AbortController();
  private shown: SettingsState | null = null;
  private reading: Promise<void> | null = null;
  private isOld = false;
  private readonly showing: ((settings: SettingsState) => void)[] = [];

  constructor(
    private readonly settings: Settings,
    private readonly pages: Pages,
  ) {}

  /** Modules say while they initialise (onModuleInit) what they show of the settings whenever these were read. */
  register(show: (settings: SettingsState) => void): void {
    this.showing.push(show);
  }

  async current(): Promise<SettingsState> {
    return this.shown ?? this.settings.load();
  }

  /** Reads them again, as often as it takes; done when pages and answers show what stood when it was called. */
  renew(): Promise<void> {
    this.isOld = true;
    this.reading ??= this.readWhileOld();
    return this.reading;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing.abort();
    await this.reading;
  }

  /** One read at a time, so that an older answer never replaces a newer one. */
  private async readWhileOld(): Promise<void> {
    const { signal } = this.closing;
    for (let failures = 0; this.isOld && !signal.aborted;) {
      try {
        this.isOld = false;
        this.show(await this.settings.load());
      } catch (error) {
        this.isOld = true;
        if (failures++ === 0 && !isAnnounced(error))
          this.log.warn(`Settings are read again soon: ${(error as Error).message}`);
        await pause(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
    this.reading = null;
  }

  private show(settings: SettingsState): void {
    this.shown = settings;
    this.pages.close(isUnderMaintenance(settings));
    for (const show of this.showing) show(settings);
  }
}
