import { and, ne, sql } from 'drizzle-orm';
import { findAbsences, wireAbsence } from '../../people/absences';
import { namedPeople } from '../../people/named-people';
import { personsByEmployment } from '../../people/persons-named';
import { employments } from '../../people/tables';
import { isInTeamOf } from '../../people/team-of';
import type { Handler } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { peopleOn } from '../directory/listed-people';

const MAX_AWAY = 20;

/** Where nobody knows when somebody is back, they come last. */
const NEVER = '9999';

/** Who of one's team is away today. */
export const listAwayToday: Handler<'listAwayToday'> = async (_request, context) => {
  const { actor, db, now } = context;
  const { employmentId } = actor;
  if (!employmentId) return [];
  const today = dayOf(now);
  const isTeam = and(isInTeamOf(employmentId, today), ne(employments.id, employmentId));
  const where = and(isTeam, await namedPeople({ actor, db, today, on: today }));
  const { rows: team } = await db.execute<{ id: string }>(
    sql`select ${employments.id} as id from ${peopleOn(today)} where ${where}`,
  );
  const back = ({ backOn }: { readonly backOn: string | null }) => backOn ?? NEVER;
  const away = [
    ...(await findAbsences(
      context,
      team.map(({ id }) => id),
    )),
  ]
    .sort(([, one], [, other]) => back(one).localeCompare(back(other)))
    .slice(0, MAX_AWAY);
  const people = await personsByEmployment(
    context,
    away.map(([id]) => id),
  );
  return away.flatMap(([id, absence]) => {
    const person = people.get(id);
    return person ? [{ ...person, ...wireAbsence(absence) }] : [];
  });
};
