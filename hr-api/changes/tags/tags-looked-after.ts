import { randomUUID } from 'node:crypto';
import { and, asc, countDistinct, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { dayOf, type CalendarDate } from '../../platform/dates';
import { namesOf } from '../../platform/texts/data';
import type { Successors, Responsibility, Leaver, LeavingContext } from '../../people/changes/leaving/responsibility';
import { writeChanges } from '../../people/changes/make/make-changes';
import { lockEmployments } from '../../people/changes/make/read-employments';
import { endOf, fromJson, type JsonRow } from '../../people/changes/rows/dated-row';
import { planEnd } from '../../people/changes/rows/plan-rows';
import { writeRows, type HistoryWrite } from '../../people/changes/rows/write-rows';
import { tagKinds, tagMembers, tagOwners } from '../../people/tags/tables';
import { changeTexts } from '../change-texts';
import { lockTag } from './lock-tag';
import { planTag } from './plan-tag';
import { rowsOfTag } from './tag-people';

const isWithAfter = ({ employmentId, day }: Leaver) =>
  and(eq(tagMembers.ownerId, employmentId), or(isNull(tagMembers.validTo), gt(tagMembers.validTo, day)));

/** The people with tags whom somebody looks after. */
export const tagsLookedAfter: Responsibility = {
  key: 'tags',
  goesOn: true,
  find: async ({ db, language }, leaver) => {
    const rows = await db
      .select({
        name: tagKinds.name,
        textCode: tagKinds.textCode,
        people: countDistinct(tagMembers.employmentId),
      })
      .from(tagMembers)
      .innerJoin(tagKinds, eq(tagKinds.code, tagMembers.tagCode))
      .where(isWithAfter(leaver))
      .groupBy(tagKinds.code)
      .orderBy(tagKinds.code);
    if (rows.length === 0) return null;
    const names = await namesOf(db, 'tag', language);
    return {
      title: changeTexts[language].responsibilities.tags,
      count: rows.reduce((sum, { people }) => sum + people, 0),
      details: rows.map(({ name, textCode, people }) => ({
        text: `${names.get(textCode ?? '') ?? name}: ${people}`,
        link: '',
      })),
    };
  },
  pass: async (context, leaver, { to, above }) => {
    if (to === null) return;
    const tags = await context.db
      .selectDistinct({ code: tagMembers.tagCode })
      .from(tagMembers)
      .where(isWithAfter(leaver))
      .orderBy(asc(tagMembers.tagCode));
    for (const { code } of tags) await passTag(context, leaver, { code, to, above });
    await endOwning(context, leaver);
  },
};

interface PassedTag extends Successors {
  readonly code: number;
  readonly to: string;
}

/** Those of one tag; who takes over and has it goes to whoever led the leaver, or is without it. */
async function passTag(context: LeavingContext, leaver: Leaver, { code, to, above }: PassedTag): Promise<void> {
  const { db, because } = context;
  await lockTag(db, code);
  const members = await db
    .selectDistinct({ id: tagMembers.employmentId })
    .from(tagMembers)
    .where(and(eq(tagMembers.tagCode, code), isWithAfter(leaver)));
  const ids = members.map(({ id }) => id);
  const people = await lockEmployments(db, ids);
  const others = ids.some((id) => id !== to);
  if (others) await beginOwning(context, { code, owner: to, from: leaver.day });
  const ownSuccessor = above === to ? null : above;
  if (ids.includes(to) && ownSuccessor) await beginOwning(context, { code, owner: ownSuccessor, from: leaver.day });
  const found = await rowsOfTag(db, code, ids);
  const plans = [...people.values()].flatMap((person) => {
    const rows = found.get(person.id) ?? [];
    const row = rows.find((one) => one.values['owner_id'] === leaver.employmentId && endOf(one.validTo) > leaver.day);
    if (!row) return [];
    const from = row.validFrom < leaver.day ? leaver.day : row.validFrom;
    const ownerId = person.id === to ? ownSuccessor : to;
    return [planTag(person, rows, { tagCode: code, ownerId, from, justification: because })];
  });
  await writeChanges({ ...context, rights: 'granted' }, plans);
}

/** Whoever takes over looks after the tag from then on, unless they do already. */
async function beginOwning(
  context: LeavingContext,
  { code, owner, from }: { readonly code: number; readonly owner: string; readonly from: CalendarDate },
): Promise<void> {
  const own = (await readOwnership(context.db, owner)).filter(({ values }) => values['tag_code'] === code);
  if (own.some((row) => row.validFrom <= from && endOf(row.validTo) === endOf(null))) return;
  const next = own.filter((row) => endOf(row.validTo) > from);
  const begins = next.map(({ validFrom }) => validFrom).sort()[0];
  const covered = next.find((row) => row.validFrom <= from);
  const row = {
    id: randomUUID(),
    validFrom: covered ? endOf(covered.validTo) : from,
    validTo: covered ? null : (begins ?? null),
    values: { tag_code: code, employment_id: owner },
  };
  await write(context, [{ rowId: row.id, before: null, after: row, ...ofOwner(context, owner) }]);
}

/** The leaver looks after no tag from then on. */
async function endOwning(context: LeavingContext, { employmentId, day }: Leaver): Promise<void> {
  const rows = await readOwnership(context.db, employmentId);
  const writes = rows.flatMap((row): HistoryWrite[] => {
    const [after = null] = planEnd([row], day);
    return after === row ? [] : [{ rowId: row.id, before: row, after, ...ofOwner(context, employmentId) }];
  });
  await write(context, writes);
}

const ofOwner = ({ changeId }: LeavingContext, employmentId: string) => ({
  tableName: 'tag_owners',
  employmentId,
  changeId,
});

const write = ({ db, actor, now, batch, because }: LeavingContext, writes: readonly HistoryWrite[]) =>
  writeRows(db, writes, { batch, now, today: dayOf(now), by: actor.accountId, reason: because });

async function readOwnership(db: Database, employmentId: string) {
  const rows = await db
    .select({ json: sql<JsonRow>`to_jsonb(${tagOwners})` })
    .from(tagOwners)
    .where(eq(tagOwners.employmentId, employmentId));
  return rows.map(({ json }) => fromJson(json));
}
