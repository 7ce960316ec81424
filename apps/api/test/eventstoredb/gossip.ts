import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import { status, type sendUnaryData } from '@grpc/grpc-js';
import { rpcError } from './rpc-error.js';

/** A node's view of its cluster: the leader's port, or no leader. */
export class Gossip {
  leaderPort: number | null = null;
  /** The number of reads. */
  reads = 0;

  readonly read = (_call: unknown, answer: sendUnaryData<gossip.ClusterInfo>): void => {
    this.reads += 1;
    if (this.leaderPort === null) return answer(rpcError(status.UNAVAILABLE, 'Server Is Not Ready'));
    const endpoint = new gossip.EndPoint().setAddress('127.0.0.1').setPort(this.leaderPort);
    const leader = new gossip.MemberInfo()
      .setInstanceId(new shared.UUID().setString(crypto.randomUUID()))
      .setTimeStamp('0')
      .setState(gossip.MemberInfo.VNodeState.LEADER)
      .setIsAlive(true)
      .setHttpEndPoint(endpoint);
    answer(null, new gossip.ClusterInfo().setMembersList([leader]));
  };
}
