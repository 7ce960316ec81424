import { AnyOrder } from './any-order.js';
import { accessDenied, type RpcError } from './rpc-error.js';

export type Rpc = 'Append' | 'BatchAppend' | 'Read' | 'Subscribe' | 'GetSupportedMethods';

/** The right that a call needs. */
export type Access = 'read $all' | 'read' | 'append';

/** Serves the call as usual; without `answer`, it takes effect but the caller gets no answer. */
export type Serve = (answer?: boolean) => void;

export type Fault = (serve: Serve, refuse: (error: RpcError) => void) => void;

/**
 * One-shot faults by call, in the order in which they were planted, and a record of all calls. Parallel calls
 * are served in any order.
 */
export class Faults {
  readonly calls: Rpc[] = [];
  private readonly planted: { rpc: Rpc; fault: Fault }[] = [];
  private readonly order = new AnyOrder();
  private always: Fault | null = null;

  /** The right that the access lists deny to every user, until changed. */
  forbidden: ReadonlySet<Access> = new Set();

  plant(rpc: Rpc, fault: Fault): void {
    this.planted.push({ rpc, fault });
  }

  /** Every call gets this fault until it is reset with null. */
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
