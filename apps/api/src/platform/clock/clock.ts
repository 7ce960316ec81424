/** The time of decisions and timers of the business; tests and `CLOCK_OFFSET` move it. */
export abstract class Clock {
  abstract now(): Date;
}

/** The machine's clock, moved by a fixed number of milliseconds. */
export class SystemClock extends Clock {
  constructor(private readonly offsetMs = 0) {
    super();
  }

  override now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }
}
