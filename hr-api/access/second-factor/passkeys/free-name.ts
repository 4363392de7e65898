import { LENGTH } from '../../../../lib/contract/access/limits';

/** A name that none of the others has: with a number where it is taken. */
export function freeName(wanted: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` ${number}`;
    const name = `${wanted.slice(0, LENGTH.passkeyName[1] - suffix.length)}${suffix}`;
    if (!taken.includes(name)) return name;
  }
}
