import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database } from '../../hr-api/platform/db/database';
import { insertRows } from '../../hr-api/platform/insert-rows';
import { units } from '../../hr-api/people/organisation/tables';
import { dayOf, daysAfter } from '../../hr-api/platform/dates';
import { assignments, employments, persons, reportingLines } from '../../hr-api/people/tables';
import { visibleTo, type Viewer } from '../../hr-api/people/visibility';
import { accounts, roleGrants } from '../../hr-api/people/accounts/tables';
import { type Scope, SCOPES } from '../../hr-api/platform/calls/call';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';

let hr: TestApp;
let today: string;
beforeAll(async () => {
  hr = await startApp();
  today = dayOf(hr.clock.now);
});
afterAll(() => hr.stop());

interface Member {
  readonly manager: number;
  readonly unit: number;
  readonly stage: 'here' | 'left' | 'to come';
}

interface Organisation {
  readonly unitParents: readonly number[];
  readonly members: readonly Member[];
  readonly actor: number;
  readonly scope: Scope;
  readonly grantedUnit: number;
  readonly grant: 'in force' | 'over' | 'to come' | 'of another role';
}

const UNITS = 5;
const organisations: fc.Arbitrary<Organisation> = fc.record({
  unitParents: fc.array(fc.nat(UNITS - 1), { minLength: UNITS, maxLength: UNITS }),
  members: fc.array(
    fc.record({
      manager: fc.nat(9),
      unit: fc.nat(UNITS - 1),
      stage: fc.constantFrom('here' as const, 'here' as const, 'here' as const, 'left' as const, 'to come' as const),
    }),
    { minLength: 2, maxLength: 10 },
  ),
  actor: fc.nat(9),
  scope: fc.constantFrom(...SCOPES),
  grantedUnit: fc.nat(UNITS - 1),
  grant: fc.constantFrom('in force', 'in force', 'in force', 'over', 'to come', 'of another role'),
});

const spanOf = ({ stage }: Member) => ({
  validFrom: stage === 'to come' ? daysAfter(today, 3) : '2020-01-01',
  validTo: stage === 'left' ? daysAfter(today, -3) : null,
});

/** Who should be seen, worked out from the drawing of the organisation and not from the database. */
function expectedToSee(organisation: Organisation): number[] {
  const { members, scope, grant } = organisation;
  const actor = organisation.actor % members.length;
  if (grant !== 'in force') return [];
  const isAbove = (member: number, seen: number[] = []): boolean => {
    const { manager, stage } = members[member]!;
    const leader = manager % members.length;
    if (stage !== 'here' || leader === member || seen.includes(member)) return false;
    return leader === actor || isAbove(leader, [...seen, member]);
  };
  const isInUnit = (unit: number): boolean =>
    unit === organisation.grantedUnit || (unit > 0 && isInUnit(parentOf(organisation, unit)));
  return members.flatMap((member, index) => {
    const isSeen =
      index === actor ||
      scope === 'all' ||
      (scope === 'tree' && members[actor]!.stage === 'here' && isAbove(index)) ||
      (scope === 'unit' && isInUnit(member.unit));
    return isSeen ? [index] : [];
  });
}

/** Unit 0 is the top; each other unit hangs below one with a lower number. */
const parentOf = ({ unitParents }: Organisation, unit: number) => unitParents[unit]! % unit;

async function build(db: Database, organisation: Organisation) {
  const prefix = randomUUID();
  const unitCode = (unit: number) => `${prefix}-${unit}`;
  for (let unit = 0; unit < UNITS; unit++) {
    const parentCode = unit === 0 ? 'group' : unitCode(parentOf(organisation, unit));
    await db.insert(units).values({ code: unitCode(unit), parentCode, position: unit });
  }
  const people = organisation.members.map((member) => ({
    ...member,
    id: randomUUID(),
    personId: randomUUID(),
    code: randomUUID(),
  }));
  await insertRows(
    db,
    persons,
    people.map(({ personId }) => ({ id: personId, name: 'N', givenName: 'N', familyName: 'N' })),
  );
  await insertRows(
    db,
    employments,
    people.map((member) => ({ id: member.id, code: member.code, personId: member.personId, ...spanOf(member) })),
  );
  const place = { businessCode: 'group', companyCode: 'DE', locationCode: 'munich', levelCode: 'senior' };
  await insertRows(
    db,
    assignments,
    people.map((member) => ({ employmentId: member.id, ...place, unitCode: unitCode(member.unit), ...spanOf(member) })),
  );
  const led = people.filter((member, index) => member.manager % people.length !== index);
  await insertRows(
    db,
    reportingLines,
    led.map((member) => ({
      employmentId: member.id,
      leaderId: people[member.manager % people.length]!.id,
      kind: 'manager' as const,
      ...spanOf(member),
    })),
  );
  const actor = people[organisation.actor % people.length]!;
  const accountId = randomUUID();
  await db
    .insert(accounts)
    .values({ id: accountId, loginId: prefix, personId: actor.personId, kind: 'employee', mail: 'a@b.example' });
  await db.insert(roleGrants).values({
    accountId,
    roleCode: organisation.grant === 'of another role' ? 17 : 5,
    scope: organisation.scope,
    unitCode: organisation.scope === 'unit' ? unitCode(organisation.grantedUnit) : null,
    validFrom: organisation.grant === 'to come' ? daysAfter(today, 1) : '2020-01-01',
    validTo: organisation.grant === 'over' ? today : null,
  });
  const employmentId = actor.stage === 'here' ? actor.id : null;
  return { people, actor: { accountId, roleCode: 5, personId: actor.personId, employmentId, scopes: null } };
}

class RollBack extends Error {}

test('a list shows exactly who should be seen, and a single read succeeds for exactly the same', async () => {
  await fc.assert(
    fc.asyncProperty(organisations, async (organisation) => {
      const outcome = hr.db.transaction(async (tx) => {
        const { people, actor } = await build(tx, organisation);
        const ids: string[] = people.map(({ id }) => id);
        const indexOf = (id: string) => ids.indexOf(id);
        const scopes: readonly Scope[] = organisation.grant === 'in force' ? [organisation.scope] : [];
        const listedTo = async (viewer: Viewer) => {
          const list = await tx
            .select({ id: employments.id })
            .from(employments)
            .where(and(inArray(employments.id, ids), visibleTo(viewer, today)));
          return list.map(({ id }) => indexOf(id)).sort((one, other) => one - other);
        };
        const readBy = async (viewer: Viewer) => {
          const read: number[] = [];
          for (const { code, id } of people) {
            const found = await tx
              .select({ one: sql`1` })
              .from(employments)
              .where(and(eq(employments.code, code), visibleTo(viewer, today, 'one')));
            if (found.length > 0) read.push(indexOf(id));
          }
          return read;
        };
        const expected = expectedToSee(organisation);
        expect(await listedTo(actor)).toEqual(expected);
        expect(await readBy(actor)).toEqual(expected);
        // As a session knows it, so that the database is not asked again.
        expect(await listedTo({ ...actor, scopes })).toEqual(expected);
        expect(await readBy({ ...actor, scopes })).toEqual(expected);
        throw new RollBack();
      });
      await expect(outcome).rejects.toBeInstanceOf(RollBack);
    }),
    { numRuns: 60 },
  );
}, 120_000);

test('several grants of the active role add up', async () => {
  await hr.db
    .transaction(async (tx) => {
      const organisation: Organisation = {
        unitParents: [0, 0, 0, 0, 0],
        members: [1, 2, 3, 4].map((unit) => ({ manager: 0, unit, stage: 'here' as const })),
        actor: 0,
        scope: 'unit',
        grantedUnit: 2,
        grant: 'in force',
      };
      const { people, actor } = await build(tx, organisation);
      const [first] = await tx.select().from(assignments).where(eq(assignments.employmentId, people[3]!.id));
      await tx.insert(roleGrants).values({
        accountId: actor.accountId,
        roleCode: 5,
        scope: 'unit',
        unitCode: first!.unitCode,
        validFrom: '2020-01-01',
      });
      const seen = await tx
        .select({ id: employments.id })
        .from(employments)
        .where(
          and(
            inArray(
              employments.id,
              people.map(({ id }) => id),
            ),
            visibleTo(actor, today),
          ),
        );
      expect(seen.map(({ id }) => people.findIndex((one) => one.id === id)).sort()).toEqual([0, 1, 3]);
      throw new RollBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RollBack)) throw error;
    });
});
