import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { isUnderMaintenance, type SettingsState } from '@closewise/domain/administration';
import { isAnnounced } from '../../platform/event-store/outage.js';
import { Pages } from '../../platform/http/pages/pages.js';
import { Settings } from './settings.js';

const RETRY_MS = 500;

/** The settings that this process displays, in memory; reloaded after a change in any process. */
@Injectable()
export class SettingsCache implements BeforeApplicationShutdown {
  private readonly log = new Logger('Settings');
  private readonly closing = new AbortController();
  private shown: SettingsState | null = null;
  private reading: Promise<void> | null = null;
  private isOld = false;
  private readonly listeners: ((settings: SettingsState) => void)[] = [];

  constructor(
    private readonly settings: Settings,
    private readonly pages: Pages,
  ) {}

  /** Registers a listener for every reload. Modules call it in onModuleInit. */
  register(listener: (settings: SettingsState) => void): void {
    this.listeners.push(listener);
  }

  async current(): Promise<SettingsState> {
    return this.shown ?? this.settings.load();
  }

  /** Reloads until a read succeeds. Resolves once pages and responses show the settings at the time of the call. */
  renew(): Promise<void> {
    this.isOld = true;
    this.reading ??= this.readWhileOld();
    return this.reading;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing.abort();
    await this.reading;
  }

  /** Reads one at a time, so that an older result never replaces a newer one. */
  private async readWhileOld(): Promise<void> {
    const { signal } = this.closing;
    for (let failures = 0; this.isOld && !signal.aborted;) {
      try {
        this.isOld = false;
        this.show(await this.settings.load());
      } catch (error) {
        this.isOld = true;
        if (failures++ === 0 && !isAnnounced(error))
          this.log.warn(`Reloading the settings failed and will be retried: ${(error as Error).message}`);
        await pause(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
    this.reading = null;
  }

  private show(settings: SettingsState): void {
    this.shown = settings;
    this.pages.close(isUnderMaintenance(settings));
    for (const listener of this.listeners) listener(settings);
  }
}
