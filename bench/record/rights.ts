import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../hr-api/platform/calls/call';
import type { Database } from '../../hr-api/platform/db/database';
import { dayOf } from '../../hr-api/platform/dates';
import { accounts, rolePermissions } from '../../hr-api/people/accounts/tables';
import { getVisibleEmployment } from '../../hr-api/people/visible-employment';
import { recordSubject, type RecordSubject } from '../../hr-api/people/record/rights/relations';
import { nearestEmployment } from '../../hr-api/people/data';
import { sectionOfVersion, sectionOn } from '../../hr-api/people/record/sections/sections';
import { openFields, type OpenField } from '../../hr-api/profile/access/open-section';
import { findRow, rowVersion } from '../../hr-api/profile/rows/find-row';
import { shownAnswers } from '../../hr-api/profile/rows/shown-answers';
import { median } from '../statistics';
import { LONG_SECTION } from './long-section';

const ROUNDS = 10;

/** Somebody of the cast who may see everyone in a role. */
export async function actorNamed(db: Database, loginId: string, roleCode: number): Promise<Actor> {
  const [account] = await db.select().from(accounts).where(eq(accounts.loginId, loginId));
  if (!account?.personId) throw new Error(`nobody is called ${loginId}`);
  const { id: accountId, personId, kind } = account;
  const now = new Date();
  const employment = await nearestEmployment(db, personId, dayOf(now));
  const held = await db.select().from(rolePermissions).where(eq(rolePermissions.roleCode, roleCode));
  const permissions = new Set(held.map(({ permission }) => permission));
  return {
    ...{ sessionId: '', accountId, personId, kind, flag: 0 },
    ...{ employmentId: employment?.id ?? null, roleCode, permissions, scopes: ['all'], provenAt: null },
  };
}

type Access = ReadonlyMap<string, OpenField>;

/** What `getSectionRow` reads of a section of sixty fields, once it is known which of them are open. */
async function read(db: Database, subject: RecordSubject, given: Access | null): Promise<Access> {
  const on = dayOf(new Date());
  const section = await sectionOn(db, LONG_SECTION, on);
  if (!section) throw new Error('there is no long section');
  const access = given ?? openFields(section, subject.relations);
  const found = await findRow(db, { subject, section }, { KeyCode: '', on });
  if (!found?.row) throw new Error('a record has no long section');
  await sectionOfVersion(db, found.row.versionId);
  rowVersion(found);
  shownAnswers(access, found.row);
  return access;
}

/** Milliseconds of a read with and without the rights: to whom the person reports, and which field that opens. */
export async function measureRights(db: Database, actor: Actor, codes: readonly string[]) {
  const today = dayOf(new Date());
  const withRights = async (code: string) => {
    const subject = await recordSubject(db, actor, { code, today });
    if (!subject) throw new Error(`${code} is closed`);
    return read(db, subject, null);
  };
  const all = await withRights(codes[0] ?? '');
  const without = async (code: string) => {
    const employment = await getVisibleEmployment(db, actor, { code, today });
    if (!employment) throw new Error(`${code} is closed`);
    return read(db, { ...employment, relations: new Set(['hr']) }, all);
  };
  const rounds: { with: number; without: number }[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const times = { with: [] as number[], without: [] as number[] };
    for (const code of codes) {
      for (const [name, work] of [
        ['with', withRights],
        ['without', without],
      ] as const) {
        const startedAt = performance.now();
        await work(code);
        times[name].push(performance.now() - startedAt);
      }
    }
    if (round >= 0) rounds.push({ with: median(times.with), without: median(times.without) });
  }
  return {
    with: median(rounds.map((round) => round.with)),
    without: median(rounds.map((round) => round.without)),
    ratio: median(rounds.map((round) => round.with / round.without)),
  };
}

/** Codes of the employments of so many people at random, whoever is of the sample's first ones left out. */
export async function employmentCodes(db: Database, count: number): Promise<string[]> {
  const { rows } = await db.execute<{ code: string }>(sql`select employments.code from employments
    join persons on persons.id = employments.person_id
    where employments.valid_from <= current_date - 2 and employments.valid_to is null and substr(persons.empid, 2)::int > 1500
    order by md5(persons.id::text) limit ${count}`);
  return rows.map(({ code }) => code);
}
