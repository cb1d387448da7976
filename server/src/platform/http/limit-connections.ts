import { BlockList, isIPv6, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../domain/app-error.js';
import { networkOf } from '../outgoing/network-of.js';
import { answerBrokenHttp } from './answer-broken-http.js';
import { openShares } from './shares.js';

/**
 * Answers a connection beyond the limits with 503 and ends it, before anything of a request is read. A trusted proxy speaks for
 * many callers: its connections count only in all.
 */
export function limitConnections(
  app: FastifyInstance,
  limits: { readonly inAll: number; readonly perAddress: number },
  trustedProxies: readonly string[],
): void {
  const shares = openShares({ inAll: limits.inAll, perKey: limits.perAddress });
  const proxies = blockList(trustedProxies);
  app.server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const isProxy = proxies.check(socket.remoteAddress ?? '', isIPv6(socket.remoteAddress ?? '') ? 'ipv6' : 'ipv4');
    const keys = isProxy ? [] : [network];
    if (shares.take(keys, 1)) socket.once('close', () => shares.give(keys, 1));
    else answerBrokenHttp(new AppError('unavailable'), socket);
  });
}

function blockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const text of networks) {
    const [address = '', bits] = text.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
