import serverFeatures from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type { SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import gossipService from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_grpc_pb.js';
import {
  Server,
  ServerCredentials,
  status,
  type sendUnaryData,
  type ServerDuplexStream,
} from '@grpc/grpc-js';
import { appendCall } from './append-call.js';
import type { Faults } from './faults.js';
import type { Gossip } from './gossip.js';
import { readCall } from './read-call.js';
import { rpcError } from './rpc-error.js';
import type { StoredLog } from './stored-log.js';
import type { Subscriptions } from './subscriptions.js';

const LARGEST_MESSAGE_BYTES = 17 * 1024 * 1024;
const VERSION = '23.10.8';

/** Serves the log with the client's own definitions; returns the port. */
export async function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) =>
      error ? reject(error) : resolve(port),
    );
  });
}

/** Offers the calls that the adapter must not use, as a real server does, and refuses them. */
export function grpcServer(
  log: StoredLog,
  faults: Faults,
  subscriptions: Subscriptions,
  gossip: Gossip,
): Server {
  const server = new Server({ 'grpc.max_receive_message_length': LARGEST_MESSAGE_BYTES });
  server.addService(gossipService.GossipService, { read: gossip.read });
  server.addService(features.ServerFeaturesService, {
    getSupportedMethods: (_call: unknown, answer: sendUnaryData<SupportedMethods>) =>
      faults.serve('GetSupportedMethods', () => answer(null, supportedMethods()), answer),
  });
  server.addService(streams.StreamsService, {
    append: appendCall(log, faults),
    read: readCall(log, faults, subscriptions),
    batchAppend: (call: ServerDuplexStream<unknown, unknown>) => {
      const refuse = (error: Error): void => void call.emit('error', error);
      faults.serve('BatchAppend', () => refuse(notServed('BatchAppend')), refuse);
    },
    delete: (_call: unknown, answer: sendUnaryData<unknown>) => answer(notServed('Delete')),
    tombstone: (_call: unknown, answer: sendUnaryData<unknown>) => answer(notServed('Tombstone')),
  });
  return server;
}

function supportedMethods(): SupportedMethods {
  const supported = new serverFeatures.SupportedMethods().setEventStoreServerVersion(VERSION);
  for (const { path } of Object.values(streams.StreamsService)) {
    const [, service = '', method = ''] = path.toLowerCase().split('/');
    supported.addMethods(new serverFeatures.SupportedMethod().setServiceName(service).setMethodName(method));
  }
  return supported;
}

function notServed(call: string) {
  return rpcError(status.UNIMPLEMENTED, `This double does not serve ${call}`);
}
