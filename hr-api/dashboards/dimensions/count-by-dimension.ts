import { eq, sql, type SQL } from 'drizzle-orm';
import type { ReplyFor } from '../../../lib/contract/all';
import { MAX_SLICES } from '../../../lib/contract/dashboards/dimension-rules';
import { persons } from '../../people/tables';
import type { CallContext } from '../../platform/calls/call';
import type { CalendarDate } from '../../platform/dates';
import { countByGroup } from '../population/count-people';
import { peopleOn, type Population } from '../population/population';
import { middleOf, percentages } from '../tiles/figures';
import type { Dimension } from './dimension';
import { DIMENSION_TITLES } from './dimension-titles';
import { bandAt } from './years-of-work';

export interface PeopleOfDay {
  readonly population: Omit<Population, 'by'>;
  readonly on: CalendarDate;
}
type Slices = Omit<ReplyFor<'countByDimension'>, 'On'>;

/** What `people` are joined to for what `persons` say of them. */
export const PERSONS = sql`join ${persons} on ${eq(persons.id, sql`people.person_id`)}`;

/** What a query is answered about `people`, the rows of `peopleOn` of a day. */
export async function askPeople<Row extends Record<string, unknown>>(
  db: CallContext['db'],
  { population, on }: PeopleOfDay,
  query: SQL,
): Promise<Row[]> {
  const { rows } = await db.execute<Row>(
    sql`with people as materialized ${await peopleOn(db, population, on)} ${query}`,
  );
  return rows;
}

/** What is known of each person by a dimension without bands. `name` is that of what is joined for it, if anything. */
export const knownBy = ({ value, ofAll }: Dimension, on: CalendarDate, name: string): { value: SQL; joined: SQL } =>
  ofAll ? ofAll(on, sql.identifier(name)) : { value: value(on), joined: sql`` };

/** The parts of a head count by a dimension, those of whom nothing is known last. */
export async function countSlices(
  { db, language }: CallContext,
  dimension: Dimension,
  { population, on }: PeopleOfDay,
): Promise<Slices> {
  const counts = dimension.level
    ? await countByGroup(db, { ...population, by: dimension.level }, on)
    : await countBy(db, dimension, { population, on });
  return slicesOf(counts, await choicesIn(dimension, counts, on), { isInOrder: false, language });
}

/** The same of bands, with the middle of the months that they are bands of. */
export async function countBands({ db, language }: CallContext, dimension: Dimension, { population, on }: PeopleOfDay) {
  const found = await countBy(db, dimension, { population, on });
  const counts = new Map<string, number>();
  const known = new Map<number, number>();
  for (const [value, people] of found) {
    const band = value === '' ? '' : bandAt(Number(value));
    counts.set(band, (counts.get(band) ?? 0) + people);
    if (value !== '') known.set(Number(value), people);
  }
  const { Median, Mean } = middleOf(known);
  const slices = slicesOf(counts, await dimension.choices(on), { isInOrder: true, language });
  return { ...slices, MedianMonths: Median, MeanMonths: Mean };
}

/** How many people are of each value on a day; '' where it is not known. */
async function countBy(
  db: CallContext['db'],
  dimension: Dimension,
  people: PeopleOfDay,
): Promise<ReadonlyMap<string, number>> {
  const { ofAll, countedMonths } = dimension;
  const known = knownBy(dimension, people.on, 'known');
  const each = sql`select coalesce((${known.value})::text, '') as value, count(*)::int as people
    from people ${ofAll ? known.joined : PERSONS} group by 1`;
  const rows = await askPeople<{ value: string | number; people: number }>(
    db,
    people,
    countedMonths ? countedMonths(people.on) : each,
  );
  return new Map(rows.map(({ value, people: count }) => [String(value), count]));
}

const choicesIn = (dimension: Dimension, counts: ReadonlyMap<string, number>, on: CalendarDate) =>
  dimension.choices(on, [...counts.keys()].filter(Boolean));

/** Bands stand in their order, none left out; other parts by their size, and beyond so many together. */
export function slicesOf(
  counts: ReadonlyMap<string, number>,
  choices: Awaited<ReturnType<Dimension['choices']>>,
  { isInOrder, language }: { readonly isInOrder: boolean; readonly language: CallContext['language'] },
): Slices {
  const texts = new Map(choices.map(({ value, text }) => [value, text]));
  const partOf = (code: string) => ({ Code: code, Label: texts.get(code) ?? code, Count: counts.get(code) ?? 0 });
  const found = [...counts.keys()].filter(Boolean).map(partOf);
  found.sort((one, other) => other.Count - one.Count || one.Label.localeCompare(other.Label, language));
  const known = isInOrder ? choices.map(({ value }) => partOf(value)) : found;
  const unknown = counts.get('') ?? 0;
  const ends = unknown > 0 ? [{ Code: '', Label: DIMENSION_TITLES.notSpecified[language], Count: unknown }] : [];
  const room = MAX_SLICES - ends.length;
  const rest = known.length > room ? known.slice(room - 1) : [];
  const together = rest.reduce((sum, { Count }) => sum + Count, 0);
  const parts = [
    ...known.slice(0, known.length - rest.length),
    ...(rest.length > 0 ? [{ Code: null, Label: DIMENSION_TITLES.others[language], Count: together }] : []),
    ...ends,
  ];
  const shares = percentages(parts.map(({ Count }) => Count));
  return {
    Count: parts.reduce((sum, { Count }) => sum + Count, 0),
    Slices: parts.map((part, at) => ({ ...part, Percentage: shares[at]! })),
  };
}
