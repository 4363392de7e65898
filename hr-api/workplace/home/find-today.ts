import { dayOf } from '../../platform/dates';
import type { HomeAnswer, HomeGroup, HomeRow, HomeSource } from './home-rows';

const MAX_ROWS = 20;
const GROUPS = ['now', 'week', 'info', 'team'] as const;

/** What has no day comes last. */
const dayOfRow = ({ dueOn }: HomeRow) => dueOn ?? '9999';

const inOrder = (group: HomeGroup, one: HomeRow, other: HomeRow) =>
  group === 'info'
    ? (other.createdAt?.getTime() ?? 0) - (one.createdAt?.getTime() ?? 0)
    : dayOfRow(one).localeCompare(dayOfRow(other));

const placeOf = ({ link, linkKey, linkValue }: HomeRow) => [link, linkKey, linkValue].join('/');

/** Of all sources the first rows of each group. What is told of a thing that is to be done anyway is not told again. */
function firstRows(answers: readonly HomeAnswer[]): HomeRow[] {
  const all = answers.flatMap(({ rows }) => rows);
  const toDo = new Set(all.filter(({ group, linkValue }) => group !== 'info' && linkValue).map(placeOf));
  return GROUPS.flatMap((group) =>
    all
      .filter((row) => row.group === group && (group !== 'info' || !toDo.has(placeOf(row))))
      .sort((one, other) => inOrder(group, one, other))
      .slice(0, MAX_ROWS),
  );
}

interface Today {
  readonly rows: readonly HomeRow[];
  /** How many there are of a group, those that are not among the rows included. */
  readonly count: (group: HomeGroup) => number;
}

/** What waits for a person, as the capabilities find it. */
export async function findToday(context: Parameters<HomeSource>[0], moduleCode?: number): Promise<Today> {
  const on = dayOf(context.now);
  const answers: HomeAnswer[] = [];
  for (const { homeRows } of context.services.capabilities)
    if (homeRows) answers.push(await homeRows(context, { on, limit: MAX_ROWS, moduleCode }));
  return {
    rows: firstRows(answers),
    count: (group) => answers.reduce((sum, { counts }) => sum + (counts[group] ?? 0), 0),
  };
}
