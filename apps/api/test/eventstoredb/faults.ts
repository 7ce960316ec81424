import type { RpcError } from './rpc-error.js';

export type Rpc = 'Append' | 'BatchAppend' | 'Read' | 'Subscribe' | 'GetSupportedMethods';

/** Serves the call as usual; with `answer` false, what it does is done but the caller never hears of it. */
export type Serve = (answer?: boolean) => void;

export type Fault = (serve: Serve, refuse: (error: RpcError) => void) => void;

/** One-shot faults by call, in the order in which they were planted, and a record of all calls. */
export class Faults {
  readonly calls: Rpc[] = [];
  private readonly planted: { rpc: Rpc; fault: Fault }[] = [];
  private always: Fault | null = null;

  plant(rpc: Rpc, fault: Fault): void {
    this.planted.push({ rpc, fault });
  }

  /** Every call meets this fault until it is lifted by null. */
  meetAll(fault: Fault | null): void {
    this.always = fault;
  }

  serve(rpc: Rpc, serve: Serve, refuse: (error: RpcError) => void): void {
    this.calls.push(rpc);
    const next = this.planted.findIndex((planted) => planted.rpc === rpc);
    const fault = next < 0 ? this.always : this.planted.splice(next, 1)[0]?.fault;
    if (fault) fault(serve, refuse);
    else serve();
  }
}
