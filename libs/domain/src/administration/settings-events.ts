import type { DomainEvent } from '../events/index.js';
import type { SettingKey } from './setting-rules.js';

/** A setting has another value from now on; `before` is the one it had, and `reason` what the admin wrote about it. */
export type SettingChanged = DomainEvent<
  'SettingChanged',
  Readonly<{ key: SettingKey; value: string; before: string; reason: string | null }>
>;
