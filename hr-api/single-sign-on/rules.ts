/** A plain address as it is typed every day: nothing quoted, no second @, no dot at either end of a part, a host with a dot. */
const PLAIN =
  /^[A-Za-z0-9_%+'-]+(?:\.[A-Za-z0-9_%+'-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z0-9-]*[A-Za-z0-9]$/;

/**
 * The address that accounts are compared with, in lower case; null for one that is not plain ASCII or that another writing
 * form of Unicode would turn into another (T59).
 */
export function comparableAddress(address: string): string | null {
  return PLAIN.test(address) && address.normalize('NFKC') === address ? address.toLowerCase() : null;
}
