import { and, eq } from 'drizzle-orm';
import type { tagCalls, TagPeopleFilter } from '../../../lib/contract/changes/tags';
import type { CallContext, Handlers } from '../../platform/calls/call';
import { dayOf, wireDate, type CalendarDate } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { namedRows } from '../../platform/lookups/named-rows';
import { employments } from '../../people/tables';
import { tagKinds } from '../../people/tags/tables';
import { listNameable } from '../../people/visible-employment';
import { visibleTo } from '../../people/visibility';
import { formDay } from '../../platform/form-day';
import { knownBefore } from '../read-history';
import { changeTag } from './change-tag';
import { listMoves } from './list-moves';
import { countPeopleWithTag, listPeopleWithTag } from './people-with-tag';
import { previewTagChange } from './preview-tag-change';
import { canConfigureTags } from './setup/setup-handlers';
import { codeIn } from './tag-request';
import { listTagUsers } from './tag-users';
import { undoTagMove } from './undo-move';

/** The day that a list is asked of, today where it is none. */
function dayAsked(on: string, today: CalendarDate): CalendarDate {
  return on === '' ? today : (formDay(on) ?? today);
}

function questionOf({ TagCode, On, KnownOn, ...filter }: TagPeopleFilter, { now }: Pick<CallContext, 'now'>) {
  const today = dayOf(now);
  const when = { on: dayAsked(On, today), knownBefore: knownBefore(KnownOn, now), today };
  return { ...filter, tagCode: codeIn(TagCode) ?? 0, ...when };
}

export const tagHandlers: Handlers<keyof typeof tagCalls> = {
  listTagChoices: {
    allow: 'tag.move',
    handle: async ({ On }, context) => {
      const { actor, db, language, now } = context;
      const today = dayOf(now);
      const kinds = (await namedRows(db, { table: tagKinds, texts: 'tag' }, language)).filter(
        ({ isActive }) => isActive,
      );
      const users = await listTagUsers(context, { on: dayAsked(On, today), today });
      return {
        TagCode: kinds.map(({ code, name, position }) => ({
          value: String(code),
          label: name,
          DisplayOrder: position,
        })),
        UserCode: users.map(({ code, name, empid, hasPhoto, tagCode }) => ({
          ...{ value: code, label: name, TagCode: String(tagCode), Empid: empid, HasPhoto: hasPhoto },
        })),
        CanConfigure: canConfigureTags(actor),
      };
    },
  },

  listTagPeople: {
    allow: 'tag.move',
    handle: async ({ Sort, Direction, After, PageSize, ...filter }, context) => {
      const question = questionOf(filter, context);
      const page = { sort: Sort, direction: Direction, after: After, limit: PageSize };
      const rows = await listPeopleWithTag(context, question, page);
      const codes = [...new Set(rows.map(({ ownerCode }) => ownerCode))];
      const nameable = await listNameable(context.db, context.actor, { codes, today: question.today });
      return rows.map((row) => ({
        empid: row.empid,
        name: row.name,
        Active: row.isActive ? ('A' as const) : ('N' as const),
        ActiveStatus: row.isActive,
        AppCode: nameable.has(row.ownerCode) ? row.ownerCode : '',
        AppName: row.ownerName,
        AppEmpid: row.ownerEmpid,
        AppHasPhoto: row.ownerHasPhoto && nameable.has(row.ownerCode),
        Business_Name: row.business,
        Company_Name: row.company,
        Unit_Name: row.unit,
        Location_Name: row.location,
        Level_Name: row.level,
        KeyCode: row.code,
        HasPhoto: row.hasPhoto,
        Since: wireDate(row.since),
        // What the record said once is looked at, not changed.
        CanMove: !row.isOwn && question.knownBefore === null,
      }));
    },
  },

  countTagPeople: {
    allow: 'tag.move',
    handle: async (filter, context) => ({
      Count: await countPeopleWithTag(context, questionOf(filter, context)),
      Version: context.now.toISOString(),
    }),
  },

  previewTagChange: { allow: 'tag.move', handle: previewTagChange },
  moveTagPeople: { allow: 'tag.move', handle: changeTag('move') },
  addTagPeople: { allow: 'tag.move', handle: changeTag('add') },
  removeTagPeople: { allow: 'tag.move', handle: changeTag('remove') },

  listTagMoves: {
    allow: 'tag.move',
    handle: async ({ TagCode, KeyCode, After }, context) => {
      const employmentId = KeyCode ? await idOf(context, KeyCode) : undefined;
      return listMoves(context, {
        ...(TagCode !== '' && { tagCode: codeIn(TagCode) ?? 0 }),
        ...(employmentId && { employmentId }),
        ...(After !== '' && { before: codeIn(After) ?? 0 }),
      });
    },
  },

  undoTagMove: { allow: 'tag.move', handle: undoTagMove },
};

async function idOf({ actor, db, now }: CallContext, code: string): Promise<string> {
  const [found] = await db
    .select({ id: employments.id })
    .from(employments)
    .where(and(eq(employments.code, code), visibleTo(actor, dayOf(now), 'one')));
  if (!found) throw new ApiError('not_found');
  return found.id;
}
