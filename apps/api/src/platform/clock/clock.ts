/** The time of decisions and of business timers; tests and `CLOCK_OFFSET` shift it. */
export abstract class Clock {
  abstract now(): Date;
}

/** The machine's clock, shifted by a fixed number of milliseconds. */
export class SystemClock extends Clock {
  constructor(private readonly offsetMs = 0) {
    super();
  }

  override now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }
}
