import { readNumber } from '@/lib/typed/read-number';
import { isoDate } from '@/lib/typed/wire-days';
import { chosenOptions, type FilterChoices, type SpanFilter } from './filter';

export type SpanEnd = 'from' | 'to';

/** What is typed into a filter of type 5. */
export function typedSpan(choices: FilterChoices, filter: SpanFilter): Readonly<Record<SpanEnd, string>> {
  const [from = '', to = ''] = chosenOptions(choices, filter);
  return { from, to };
}

/** What was typed, as it is compared: a number, or a day as `YYYY-MM-DD`; null for what is neither. */
const readEnd = ({ of }: SpanFilter, typed: string): string | null =>
  of === 'number' ? readNumber(typed) : isoDate(typed);

/** The ends that are chosen of a filter of type 5, as they are compared; an open one is left out. */
export function spanEnds(choices: FilterChoices, filter: SpanFilter): readonly { end: SpanEnd; value: string }[] {
  const typed = typedSpan(choices, filter);
  return (['from', 'to'] as const).flatMap((end) => {
    const value = typed[end] && readEnd(filter, typed[end]);
    return value ? [{ end, value }] : [];
  });
}

export type SpanIssue = 'unreadable' | 'reversed';

/** What is wrong with an end that was typed; the last lies before the first only where both can be read. */
export function spanIssue(choices: FilterChoices, filter: SpanFilter, end: SpanEnd): SpanIssue | null {
  const typed = typedSpan(choices, filter);
  if (typed[end] && readEnd(filter, typed[end]) === null) return 'unreadable';
  const [first, last] = spanEnds(choices, filter).map(({ value }) => value);
  if (end === 'from' || first === undefined || last === undefined) return null;
  const isReversed = filter.of === 'number' ? Number(last) < Number(first) : last < first;
  return isReversed ? 'reversed' : null;
}
