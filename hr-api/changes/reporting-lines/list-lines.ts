import { eq, inArray, sql } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/call';
import { dayOf, wireDate } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { historyVersion } from '../../people/changes/rows/history-version';
import { namedTo } from '../../people/colleagues';
import { hasPhoto } from '../../people/photo';
import { employments, persons } from '../../people/tables';
import type { ChangeReader } from '../open-person';
import { mayChange, openPerson, personToChange } from '../open-person';
import { readHistory } from '../read-history';
import { isOpenToEdit, lastDayIn, rowState } from '../row-state';

export type LineKind = 'manager' | 'admin_manager';

/** Who leads, by the employment; a key for those alone whom the caller may know. */
async function leadersIn({ db, actor, now }: ChangeReader, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .select({
      id: employments.id,
      code: employments.code,
      name: persons.name,
      empid: sql<string>`coalesce(${persons.empid}, '')`,
      hasPhoto,
      isNamed: sql<boolean>`${namedTo(actor, dayOf(now))}`,
    })
    .from(employments)
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(inArray(employments.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** MGRC-06, AMGR-03: who led somebody and leads them. Why is told to those who keep the person. */
export const listLines =
  (kind: LineKind) =>
  async (...[{ ChillCode, KnownOn }, context]: Parameters<Handler<'listManagers'>>) => {
    const today = dayOf(context.now);
    const person = await openPerson(context, ChillCode);
    const isKept = mayChange(context, person, 'manager.change');
    const history = await readHistory(context, person, { kind, knownOn: KnownOn });
    const leaders = await leadersIn(
      context,
      history.map(({ row }) => String(row.values['leader_id'])),
    );
    return history.map(({ row, org, changeCode }) => {
      const leader = leaders.get(String(row.values['leader_id']));
      return {
        EditFlag: isKept && isOpenToEdit(row, today) && KnownOn === '',
        AdminFlag: kind === 'admin_manager',
        EffectiveFrom: wireDate(row.validFrom),
        AppName: leader?.name ?? '',
        ChillKeyCode: row.id,
        ...org,
        EndDate: lastDayIn(row),
        AppEmpid: leader?.empid ?? '',
        KeyCode: leader?.isNamed ? leader.code : '',
        HasPhoto: Boolean(leader?.isNamed && leader.hasPhoto),
        Justification: isKept ? String(row.values['justification'] ?? '') : '',
        State: rowState(row, today),
        ChangeCode: isKept ? changeCode : '',
      };
    });
  };

/** MGRC-07, MGRC-09: one line, to be edited. */
export const getLine =
  (kind: LineKind) =>
  async (...[{ ChillCode, JobCode }, context]: Parameters<Handler<'getManagerLine'>>) => {
    const person = await personToChange(context, ChillCode);
    const history = await readHistory(context, person, { kind, knownOn: '' });
    const found = history.find(({ row }) => row.id === JobCode);
    if (!found) throw new ApiError('not_found');
    const leaderId = String(found.row.values['leader_id']);
    const leader = (await leadersIn(context, [leaderId])).get(leaderId);
    return {
      EditField:
        rowState(found.row, dayOf(context.now)) === 'planned' || found.isOfToday ? ('Y' as const) : ('N' as const),
      EffectiveFrom: wireDate(found.row.validFrom),
      ReportingID: leader?.empid ?? '',
      Justification: String(found.row.values['justification'] ?? ''),
      ChillCode,
      managerKeyCode: JobCode,
      ReportingName: leader?.name ?? '',
      HasPhoto: Boolean(leader?.isNamed && leader.hasPhoto),
      Version: await historyVersion(context.db, person.id),
    };
  };
