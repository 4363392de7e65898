import type { ReplyFor } from '../../../lib/contract/all';
import type { Handler } from '../../platform/calls/call';
import { dayOf, wireDate, wireInstant } from '../../platform/dates';
import { awaySince } from '../../access/sign-in/visits';
import { findToday } from './find-today';
import type { HomeRow } from './home-rows';
import { openingRoles, type OpeningRole } from './opening-roles';

export type WireRow = ReplyFor<'listToday'>['Rows'][number];

/** What waits for the caller. */
export const listToday: Handler<'listToday'> = async ({ Modulecode }, context) => {
  const { actor, db, now } = context;
  const today = dayOf(now);
  const { rows, count } = await findToday(context, Modulecode);
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
    Rows: rows.map((row) => wireRow(row, roleFor(row), today)),
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
