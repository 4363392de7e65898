import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { clientAddressOf } from '../contract/platform/client-address';
import { portalEnv } from '../env';
import { log } from '../log';
import { onRequestStart } from '../process/request-start';

/** The address that a request came from, where no proxy stands before us; ours, whatever a client sends. */
export const PEER_HEADER = 'x-hr-peer';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const inside = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  inside.addSubnet(network, prefix, 'ipv4');
inside.addSubnet('fc00::', 7, 'ipv6');
inside.addSubnet('fe80::', 10, 'ipv6');

const isIn = (list: BlockList, address: string) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** What a peer is counted as: its address; empty for one that speaks for others, as a proxy that nobody said to trust does. */
export function countedPeer(peer: string, hasForwarded: boolean): string {
  const address = peer.replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1)[0]!;
  if (address === '' || isIn(loopback, address)) return '';
  return hasForwarded && isIn(inside, address) ? '' : address;
}

const isForwarded = ({ headers }: IncomingMessage) =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;

/**
 * Notes on each request who is at the other end of its connection, for limits on guessing. With trusted proxies their header says
 * more, and this nothing (T51).
 */
export function namePeers(): void {
  const said = new Set<string>();
  const warnOnce = (text: string, fields: object = {}) => {
    if (!said.has(text)) log().warn(fields, text);
    said.add(text);
  };
  onRequestStart(({ request }) => {
    delete request.headers[PEER_HEADER];
    const { TRUSTED_PROXIES } = portalEnv();
    if (TRUSTED_PROXIES > 0) {
      const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join();
      if (forwarded && !clientAddressOf(forwarded, TRUSTED_PROXIES))
        warnOnce('the trusted proxies name no address of a client: limits cannot tell clients apart');
      return;
    }
    const peer = request.socket.remoteAddress ?? '';
    const counted = countedPeer(peer, isForwarded(request));
    if (counted) request.headers[PEER_HEADER] = counted;
    else if (isForwarded(request))
      warnOnce('a proxy that is not trusted forwards requests: set TRUSTED_PROXIES, so that limits see clients', {
        peer,
      });
  });
}
