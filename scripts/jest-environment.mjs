import { TestEnvironment } from 'jest-environment-node';

/** Node with the time zone of the project: Node reads TZ from the process itself, not from a test's copy of its variables. */
export default class TimeZoneEnvironment extends TestEnvironment {
  constructor(config, context) {
    process.env.TZ = config.projectConfig.testEnvironmentOptions.timeZone;
    super(config, context);
  }
}
