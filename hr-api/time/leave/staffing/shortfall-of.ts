/** Who of a unit works in a half of a day, and who of them is away or wants to be. */
export interface StaffedHalf {
  readonly of: number;
  readonly away: number;
  readonly pending: number;
}

/** What is wanted of a unit on a day, beside which of its halves somebody of the unit asks for. */
export interface StaffedDay {
  readonly least: number;
  readonly isPercent: boolean;
  readonly morning: boolean;
  readonly afternoon: boolean;
  readonly first: StaffedHalf;
  readonly second: StaffedHalf;
}

const HUNDRED = 100;

/** Of the halves that are asked for the one that lacks most; null where as many as are wanted would be there in each. */
export function shortfallOf({ least, isPercent, morning, afternoon, first, second }: StaffedDay) {
  const halves = [...(morning ? [first] : []), ...(afternoon ? [second] : [])].map(({ of, away, pending }) => ({
    ...{ of, pending, there: Math.max(0, of - away - 1) },
    wanted: isPercent ? Math.ceil((of * least) / HUNDRED) : least,
  }));
  return halves
    .filter(({ of, there, wanted }) => of > 0 && there < wanted)
    .reduce<(typeof halves)[number] | null>(
      (worst, half) => (!worst || half.wanted - half.there > worst.wanted - worst.there ? half : worst),
      null,
    );
}
