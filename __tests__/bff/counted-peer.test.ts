import { countedPeer } from '@/lib/security/name-peers';

test.each<[string, string, boolean, string]>([
  ['a client of the internet', '203.0.113.7', false, '203.0.113.7'],
  ['a client in the building', '10.1.2.3', false, '10.1.2.3'],
  ['an IPv4 client on an IPv6 socket', '::ffff:10.1.2.3', false, '10.1.2.3'],
  ['an IPv6 client', '2001:db8::7', false, '2001:db8::7'],
  ['a client of the internet that forges the header', '203.0.113.7', true, '203.0.113.7'],
  ['a proxy on this machine', '127.0.0.1', true, ''],
  ['a proxy in the building', '172.16.0.9', true, ''],
  ['a proxy of a provider', '100.64.0.9', true, ''],
  ['a proxy with a local IPv6 address', 'fe80::1%eth0', true, ''],
  ['this machine itself', '::1', false, ''],
  ['nobody any more', '', false, ''],
])('%s (%s, forwarding: %s) is counted as "%s" (T51)', (_, peer, hasForwarded, counted) => {
  expect(countedPeer(peer, hasForwarded)).toBe(counted);
});
