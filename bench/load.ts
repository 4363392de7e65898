import autocannon from 'autocannon';
import { median } from './statistics';

/** Somebody who answers the same question, and how to ask them. */
export interface Contestant {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Rounds {
  readonly connections: number;
  readonly rounds: number;
  /** Of each contestant's turn in a round. */
  readonly seconds: number;
}

/** Answers per second, one figure for each round, in the order of the rounds. */
export type Rates<Name extends string> = Readonly<Record<Name, readonly number[]>>;

/** Asks one contestant for so long; throws when a single answer was no success. */
async function rateOf({ name, url, headers }: Contestant, connections: number, seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    method: 'POST',
    headers,
    body: '{}',
    connections,
    duration: seconds,
    sampleInt: 250,
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0 || result['2xx'] === 0) throw new Error(`${name}: ${failed} of its answers failed under load`);
  return result['2xx'] / result.duration;
}

/** Everyone takes a turn in each round, so that what else the machine does strikes all alike. */
export async function interleave<Name extends string>(
  contestants: Readonly<Record<Name, Contestant>>,
  { connections, rounds, seconds }: Rounds,
): Promise<Rates<Name>> {
  const names = Object.keys(contestants) as Name[];
  const rates = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) rates[name].push(await rateOf(contestants[name], connections, seconds));
  }
  return rates;
}

/** The median over the rounds of what `compare` makes of two contestants' rates in the same round. */
export function medianOfPairs(
  ours: readonly number[],
  theirs: readonly number[],
  compare: (ours: number, theirs: number) => number,
): number {
  return median(ours.map((rate, round) => compare(rate, theirs[round] ?? NaN)));
}
