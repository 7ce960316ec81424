import { PrivacyConfig } from './erase-expired-reports.job.js';
import { readConfig } from '../../platform/config/read-config.js';

describe('the time for which reports are kept', () => {
  it('is a year, or what RETENTION_DAYS says', () => {
    expect(readConfig(PrivacyConfig, {}).retentionDays).toBe(365);
    expect(readConfig(PrivacyConfig, { RETENTION_DAYS: '90' }).retentionDays).toBe(90);
  });

  it.each(['0', '29', '3651', '-1', '90.5', 'a year'])('is not %s', (days) => {
    expect(() => readConfig(PrivacyConfig, { RETENTION_DAYS: days })).toThrow(
      'RETENTION_DAYS must be a whole number of days from 30 to 3650',
    );
  });
});
