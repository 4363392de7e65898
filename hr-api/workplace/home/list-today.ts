import type { ReplyFor } from '../../../lib/contract/all';
import type { Handler } from '../../platform/calls/call';
import { dayOf, wireDate, wireInstant } from '../../platform/dates';
import type { HomeAnswer, HomeGroup, HomeRow } from './home-rows';
import { awaySince } from '../../access/sign-in/visits';
import { openingRoles, type OpeningRole } from './opening-roles';

export type WireRow = ReplyFor<'listToday'>['Rows'][number];

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

/** What waits for the caller, as the capabilities find it. */
export const listToday: Handler<'listToday'> = async ({ Modulecode }, context) => {
  const { actor, db, now, services } = context;
  const today = dayOf(now);
  const answers: HomeAnswer[] = [];
  for (const { homeRows } of services.capabilities)
    if (homeRows) answers.push(await homeRows(context, { on: today, limit: MAX_ROWS, moduleCode: Modulecode }));
  const count = (group: HomeGroup) => answers.reduce((sum, { counts }) => sum + (counts[group] ?? 0), 0);
  const roleFor = await openingRoles(context);
  const since = Modulecode === undefined ? await awaySince(db, actor.accountId, now) : null;
  return {
    Counts: {
      Now: count('now'),
      Week: count('week'),
      Later: count('later'),
      Info: count('info'),
      Team: count('team'),
    },
    Rows: firstRows(answers).map((row) => wireRow(row, roleFor(row), today)),
    AwaySince: since ? wireDate(dayOf(since)) : '',
  };
};

export const wireRow = (row: HomeRow, role: OpeningRole | null, today: string): WireRow => ({
  Kind: row.kind,
  Code: row.code,
  Title: row.title,
  Group: row.group,
  Action: row.button,
  DueDate: row.dueOn ? wireDate(row.dueOn) : '',
  IsOverdue: Boolean(row.dueOn && row.dueOn < today),
  CreatedDate: row.createdAt ? wireInstant(row.createdAt) : '',
  Name: row.name ?? '',
  Empid: row.empid ?? '',
  HasPhoto: row.hasPhoto ?? false,
  KeyCode: row.personCode ?? '',
  RoleCode: role && !role.isActive ? role.code : 0,
  Role_Name: role && !role.isActive ? role.name : '',
  Link_Info: role ? row.link : '',
  URLParamKey: role ? (row.linkKey ?? '') : '',
  URLParamValue: role ? (row.linkValue ?? '') : '',
});
