import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { unitParents, units } from '../../../hr-api/people/organisation/tables';
import { assignments, employments, leavingReasons, persons } from '../../../hr-api/people/tables';
import { insertRows } from '../../../hr-api/platform/insert-rows';
import type { TestApp } from '../../platform/hr-api/harness/start-app';
import { textOf, type Day } from './days';
import type { Employment, Person, Span, World } from './world';

const textOrNull = (day: Day | null) => (day === null ? null : textOf(day));
const spanOf = ({ from, to }: Span) => ({ validFrom: textOf(from), validTo: textOrNull(to) });

/** Puts a world in the place of the histories of the sample organisation, straight into the tables. Whoever is there keeps their account. */
export async function writeWorld({ db }: TestApp, world: World): Promise<void> {
  await db.execute(sql`truncate ${employments} cascade`);
  await writeUnits(db, world);
  const known = await db.select({ id: persons.id, empid: persons.empid }).from(persons);
  const ids = new Map(known.map(({ id, empid }) => [empid, id]));
  const newcomers = world.persons.filter(({ empid }) => !ids.has(empid));
  for (const { empid } of newcomers) ids.set(empid, randomUUID());
  await insertRows(
    db,
    persons,
    newcomers.map(({ empid }) => ({
      ...{ id: ids.get(empid)!, empid, name: empid, givenName: empid },
      familyName: empid,
    })),
  );
  for (const { empid, gender, bornOn } of world.persons)
    await db
      .update(persons)
      .set({ gender, bornOn: textOrNull(bornOn) })
      .where(eq(persons.id, ids.get(empid)!));
  await writeEmployments(db, world.persons, ids);
}

async function writeUnits(db: TestApp['db'], world: World): Promise<void> {
  const codes = world.units.map(({ code }) => code);
  await db.delete(unitParents).where(inArray(unitParents.unitCode, codes));
  const standings = world.units.flatMap(({ code, standings }) =>
    standings.map((standing) => ({ unitCode: code, parentCode: standing.parent, ...spanOf(standing) })),
  );
  await insertRows(
    db,
    unitParents,
    standings.map((row) => ({ id: randomUUID(), ...row })),
  );
  for (const { code, closedOn } of world.units)
    await db
      .update(units)
      .set({ validTo: textOrNull(closedOn) })
      .where(eq(units.code, code));
}

async function writeEmployments(db: TestApp['db'], people: readonly Person[], ids: ReadonlyMap<string | null, string>) {
  const reasons = await db.select().from(leavingReasons);
  const codeOf = ({ reason }: Employment) =>
    reason && reasons.find(({ isVoluntary }) => isVoluntary === (reason === 'voluntary'))!.code;
  const written = people.flatMap(({ empid, employments: all }) =>
    all.map((employment) => ({ id: randomUUID(), personId: ids.get(empid)!, employment })),
  );
  await insertRows(
    db,
    employments,
    written.map(({ id, personId, employment }) => {
      const leaving = { leftReason: codeOf(employment), leftBecause: employment.to === null ? null : 'As told' };
      return { id, code: id, personId, ...spanOf(employment), ...leaving };
    }),
  );
  await insertRows(
    db,
    assignments,
    written.flatMap(({ id, employment }) =>
      employment.places.map((place) => ({
        ...{ id: randomUUID(), employmentId: id, justification: '', ...spanOf(place) },
        ...{ businessCode: place.at.business, companyCode: place.at.company, unitCode: place.at.unit },
        ...{ locationCode: place.at.location, levelCode: place.at.level },
      })),
    ),
  );
}
