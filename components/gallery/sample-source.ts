import type { FilterChoices } from '@/components/ui/filter/filter';
import type { TableQuery, TableSource } from '@/components/ui/table/use-keyset-pages';
import { samplePeople, type SamplePerson } from './sample-people';

/** As long as a near network takes, in milliseconds. */
const DELAY_MS = 300;

function findRows({ search, sort, filters }: TableQuery<FilterChoices>): readonly SamplePerson[] {
  const units = filters.unit?.map(String) ?? [];
  const [city] = filters.city ?? [];
  const [youngest = 0, oldest = 100] = (filters.age ?? []).map(Number);
  const rows = samplePeople(20_000).filter(
    ({ id, name, unit, city: lives, age }) =>
      `${id} ${name}`.toLowerCase().includes(search.toLowerCase()) &&
      (units.length === 0 || units.includes(unit)) &&
      (!city || lives === city) &&
      age >= youngest &&
      age <= oldest,
  );
  const by = sort?.column as keyof SamplePerson | undefined;
  const sign = sort?.direction === 'desc' ? -1 : 1;
  return by ? rows.sort((one, other) => (one[by] < other[by] ? -sign : one[by] > other[by] ? sign : 0)) : rows;
}

const delay = () => new Promise((resolve) => setTimeout(resolve, DELAY_MS));

/** A source that answers as one behind a network does. Who searches for "fail" is refused. */
export const sampleSource: TableSource<SamplePerson, FilterChoices> = {
  name: 'sample-people',
  positionOf: ({ id }) => id,
  maxRows: 200,
  async list({ after, limit, ...query }) {
    await delay();
    if (query.search === 'fail') throw new Error('refused');
    const rows = findRows(query);
    const from = after ? rows.findIndex(({ id }) => id === after) + 1 : 0;
    return rows.slice(from, from + limit);
  },
  async count(query) {
    await delay();
    return { count: findRows(query).length, isEstimated: query.search === '' };
  },
};
