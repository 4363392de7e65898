/** Numbers that look random and are the same for each seed. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 up to, not including, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  isLikely(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(of: readonly T[]): T {
    return of[this.between(0, of.length - 1)] as T;
  }

  /** So many different ones. */
  some<T>(count: number, of: readonly T[]): T[] {
    const left = [...of];
    return Array.from(
      { length: Math.min(count, left.length) },
      () => left.splice(this.between(0, left.length - 1), 1)[0]!,
    );
  }
}
