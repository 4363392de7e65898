import { z } from 'zod';

const addressSchema = z.union([z.ipv4(), z.ipv6()]);

/** The address as the outermost trusted proxy saw it: that many hops from the right. What stands before it may be forged. */
export function clientAddressOf(forwardedFor: string | null, trustedProxies: number): string {
  if (trustedProxies === 0 || !forwardedFor) return '';
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  const address = hops.at(-trustedProxies) ?? '';
  return addressSchema.safeParse(address).success ? address : '';
}
