interface FilterOf<Type extends number> {
  readonly id: string;
  readonly title: string;
  readonly type: Type;
}

export interface FilterOption {
  readonly value: string;
  readonly text: string;
}

/** As many of some as one likes (FIL-04). */
export interface CheckboxFilter extends FilterOf<1> {
  readonly options: readonly FilterOption[];
}

/** One of some, or none in particular (FIL-05). */
export interface OptionFilter extends FilterOf<2> {
  readonly options: readonly FilterOption[];
}

/** Whole numbers from one to another (FIL-06). */
export interface RangeFilter extends FilterOf<3> {
  readonly min: number;
  readonly max: number;
  /** How a number reads; left out, as it is. */
  readonly textOf?: (value: number) => string;
}

/** What a text contains. */
export type TextFilter = FilterOf<4>;

/** From one number or day to another, both typed, either of them open. */
export interface SpanFilter extends FilterOf<5> {
  readonly of: 'number' | 'day';
}

export type Filter = CheckboxFilter | OptionFilter | RangeFilter | TextFilter | SpanFilter;

export type Range = readonly [lower: number, upper: number];

/** What is chosen, by the filters' ids. A filter that narrows nothing is not in it. Plain data, so that it can be kept. */
export type FilterChoices = Readonly<Record<string, readonly string[] | Range>>;

/** What is chosen of a filter of type 1 or 2, or typed into one of type 4 or 5. */
export function chosenOptions(choices: FilterChoices, { id }: Exclude<Filter, RangeFilter>): readonly string[] {
  return (choices[id] ?? []).map(String);
}

/** What is chosen of a filter of type 3: all there is, where nothing is. */
export function chosenRange(choices: FilterChoices, { id, min, max }: RangeFilter): Range {
  const [lower, upper] = choices[id] ?? [];
  return [typeof lower === 'number' ? lower : min, typeof upper === 'number' ? upper : max];
}

/** The choices with one more or another one of a filter; one that narrows nothing goes. */
export function withChoice(choices: FilterChoices, filter: Filter, choice: readonly string[] | Range): FilterChoices {
  const { [filter.id]: _, ...others } = choices;
  const isAll =
    filter.type === 3
      ? choice[0] === filter.min && choice[1] === filter.max
      : choice.length === 0 || (filter.type > 3 && choice.every((typed) => typed === ''));
  return isAll ? others : { ...others, [filter.id]: choice };
}

/** A range with its lower handle elsewhere: it does not get past the upper one (FIL-08). */
export function withLower([, upper]: Range, lower: number, { min }: Pick<RangeFilter, 'min'>): Range {
  return [Math.max(Math.min(lower, upper - 1), min), upper];
}

/** A range with its upper handle elsewhere: at or below the lower one it is forced to one more than that (FIL-09). */
export function withUpper([lower]: Range, upper: number, { max }: Pick<RangeFilter, 'max'>): Range {
  return [lower, Math.min(upper <= lower ? lower + 1 : upper, max)];
}
