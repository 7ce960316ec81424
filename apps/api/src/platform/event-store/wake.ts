/** A sleep that can be ended early; a wake-up before the sleep ends the next one immediately. */
export class Wake {
  #woken = false;
  #end: (() => void) | null = null;

  wakeUp(): void {
    this.#woken = true;
    this.#end?.();
  }

  async sleep(ms: number): Promise<void> {
    if (!this.#woken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#woken = false;
    this.#end = null;
  }
}
