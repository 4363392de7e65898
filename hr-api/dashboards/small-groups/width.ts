/** Of the count of a value. */
export interface Question {
  readonly value: number;
  /** No more than this is looked for. */
  readonly wanted: number;
}

/** By how many people a count may be otherwise: either more, or less. */
export interface OneWay extends Question {
  readonly isUp: boolean;
}

/** The same upwards and downwards together. */
export function widthBy(reachOf: (asked: OneWay) => number, { value, wanted }: Question): number {
  const up = reachOf({ value, wanted, isUp: true });
  return up >= wanted ? up : up + reachOf({ value, wanted: wanted - up, isUp: false });
}
