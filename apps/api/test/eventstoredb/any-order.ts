/** Serves parallel calls of one connection in random order, as a server does. */
export class AnyOrder {
  private waiting: (() => void)[] = [];

  add(serve: () => void): void {
    if (this.waiting.length === 0) setImmediate(() => this.serveAll());
    this.waiting.push(serve);
  }

  private serveAll(): void {
    const together = this.waiting;
    this.waiting = [];
    while (together.length > 0) {
      const [serve] = together.splice(Math.floor(Math.random() * together.length), 1);
      serve?.();
    }
  }
}
