import { z } from 'zod';

const addressSchema = z.union([z.ipv4(), z.ipv6()]);

/** Some proxies write the port, too, and brackets around an IPv6 address. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d{1,5}|\[([\da-f:.]+)\](?::\d{1,5})?)$/i;

/** The address as the outermost trusted proxy saw it: that many hops from the right. What stands before it may be forged. */
export function clientAddressOf(forwardedFor: string | null, trustedProxies: number): string {
  if (trustedProxies === 0 || !forwardedFor) return '';
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  const hop = hops.at(-trustedProxies) ?? '';
  const [, ipv4, ipv6] = WITH_PORT.exec(hop) ?? [];
  const address = ipv4 ?? ipv6 ?? hop;
  return addressSchema.safeParse(address).success ? address : '';
}
