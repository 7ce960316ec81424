import { AnyOrder } from './any-order.js';
import { accessDenied, type RpcError } from './rpc-error.js';

export type Rpc = 'Append' | 'BatchAppend' | 'Read' | 'Subscribe' | 'GetSupportedMethods';

/** What a call needs a right for. */
export type Access = 'read $all' | 'read' | 'append';

/** Serves the call as usual; with `answer` false, what it does is done but the caller never hears of it. */
export type Serve = (answer?: boolean) => void;

export type Fault = (serve: Serve, refuse: (error: RpcError) => void) => void;

/**
 * One-shot faults by call, in the order in which they were planted, and a record of all calls. Calls that come together
 * are served in any order.
 */
export class Faults {
  readonly calls: Rpc[] = [];
  private readonly planted: { rpc: Rpc; fault: Fault }[] = [];
  private readonly order = new AnyOrder();
  private always: Fault | null = null;

  /** What the server's access lists refuse to every user, until further notice. */
  forbidden: ReadonlySet<Access> = new Set();

  plant(rpc: Rpc, fault: Fault): void {
    this.planted.push({ rpc, fault });
  }

  /** Every call meets this fault until it is lifted by null. */
  meetAll(fault: Fault | null): void {
    this.always = fault;
  }

  serve(rpc: Rpc, serve: Serve, refuse: (error: RpcError) => void, access?: Access): void {
    this.calls.push(rpc);
    if (access && this.forbidden.has(access)) return refuse(accessDenied());
    const next = this.planted.findIndex((planted) => planted.rpc === rpc);
    const fault = next < 0 ? this.always : this.planted.splice(next, 1)[0]?.fault;
    this.order.add(() => (fault ? fault(serve, refuse) : serve()));
  }
}
