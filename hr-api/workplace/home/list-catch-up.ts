import type { Handler } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { awaySince } from '../../access/sign-in/visits';
import type { HomeRow } from './home-rows';
import { wireRow } from './list-today';
import { openingRoles } from './opening-roles';

const MAX_OF_EACH = 20;
const MAX_ROWS = 50;

const instantOf = ({ createdAt }: HomeRow) => createdAt?.getTime() ?? 0;

/** What happened while the caller was away, as the capabilities find it. Of very much, the latest. */
export const listCatchUp: Handler<'listCatchUp'> = async (_request, context) => {
  const { actor, db, now, services } = context;
  const since = await awaySince(db, actor.accountId, now);
  if (!since) return [];
  const rows: HomeRow[] = [];
  for (const { catchUpRows } of services.capabilities)
    if (catchUpRows) rows.push(...(await catchUpRows(context, { since, limit: MAX_OF_EACH })));
  const roleFor = await openingRoles(context);
  rows.sort((one, other) => instantOf(one) - instantOf(other));
  return rows.slice(-MAX_ROWS).map((row) => wireRow(row, roleFor(row), dayOf(now)));
};
