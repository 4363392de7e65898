import { eq } from 'drizzle-orm';
import { foldText } from '../../../../lib/contract/platform/fold-text';
import { dayOf, type CalendarDate } from '../../../platform/dates';
import { texts } from '../../../platform/texts/tables';
import { coveredCodes } from '../../../people/changes/checks/scope';
import { covers } from '../../../people/effective-dates';
import { tagKinds } from '../../../people/tags/tables';
import type { ImportContext } from '../../../workplace/imports/import-kind';
import { listTagUsers } from '../tag-users';

export type TagUser = Awaited<ReturnType<typeof listTagUsers>>[number];

/** What rows of tags are compared with that is the same for all of them. */
export interface TagFacts {
  readonly today: CalendarDate;
  /** The units that whoever imports keeps; null where they keep everybody. */
  readonly covered: ReadonlySet<string> | null;
  /** A tag by its code, else by its name in whatever language. */
  readonly tagMeantBy: (text: string) => { readonly code: number } | 'unknown' | 'unclear';
  /** Who looks after people with a tag from a day on. */
  readonly usersOf: (tagCode: number, day: CalendarDate) => readonly TagUser[];
}

export async function readTagFacts({ db, actor, now }: Pick<ImportContext, 'db' | 'actor' | 'now'>): Promise<TagFacts> {
  const today = dayOf(now);
  const kinds = await db.select().from(tagKinds).where(eq(tagKinds.isActive, true));
  const names = await db.select({ code: texts.code, name: texts.name }).from(texts).where(eq(texts.kind, 'tag'));
  const byName = new Map<string, Set<number>>();
  const call = (name: string, code: number) =>
    byName.set(foldText(name), (byName.get(foldText(name)) ?? new Set()).add(code));
  for (const { code, name, textCode } of kinds) {
    call(name, code);
    for (const text of names) if (text.code === textCode) call(text.name, code);
  }
  const users = await listTagUsers({ db, actor }, { today });
  return {
    today,
    covered: await coveredCodes(db, actor, today),
    tagMeantBy: (text) => {
      const exact = kinds.find(({ code }) => String(code) === text);
      if (exact) return { code: exact.code };
      const [code, other] = byName.get(foldText(text)) ?? [];
      if (other !== undefined) return 'unclear';
      return code === undefined ? 'unknown' : { code };
    },
    usersOf: (tagCode, day) => users.filter((user) => user.tagCode === tagCode && covers(user, day)),
  };
}
