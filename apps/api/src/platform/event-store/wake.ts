/** Sleeps for a while or until woken; being woken beforehand makes the next sleep end at once. */
export class Wake {
  #woken = false;
  #end: (() => void) | null = null;

  up(): void {
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
