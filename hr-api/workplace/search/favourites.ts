import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import { GROUP, type GroupCode } from '../../../lib/contract/workplace/search';
import type { Actor } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import { namedTo } from '../../people/colleagues';
import type { CalendarDate } from '../../platform/dates';
import { hasPhoto } from '../../people/photo';
import { employments, persons } from '../../people/tables';
import { menus, modules, roleMenus } from '../shell/tables';
import { textsOf } from '../../platform/texts/data';
import { favourites } from './tables';

/** The page that shows a person (ROUTE-10, ROUTE-11). */
export const PERSON_PAGE = 'profileview';
/** The module in which it lies. */
export const PEOPLE_MODULE = 'ecenter';

/** So many of a group are listed. */
const MAX_ROWS = 20;

/** What a favourite points to: the id of one and null for the other. */
export interface Target {
  readonly menuCode: number | null;
  readonly employmentId: string | null;
  /** The page that shows it. */
  readonly link: string;
}

interface Owner {
  readonly actor: Actor;
  readonly today: CalendarDate;
}

/** What a key names, if the caller may open it now: an entry of the active role's menu, or somebody they may know by name. */
export async function targetOf(
  db: Database,
  { actor, today }: Owner,
  { group, key }: { readonly group: GroupCode; readonly key: string },
): Promise<Target | null> {
  if (group === GROUP.menu) {
    const [menu] = await db
      .select({ menuCode: menus.code, link: menus.link })
      .from(menus)
      .innerJoin(roleMenus, and(eq(roleMenus.menuCode, menus.code), eq(roleMenus.roleCode, actor.roleCode)))
      .where(and(sql`${menus.code}::text = ${key}`, menus.isShown));
    return menu ? { ...menu, employmentId: null } : null;
  }
  const [employment] = await db
    .select({ employmentId: employments.id })
    .from(employments)
    .where(and(eq(employments.code, key), namedTo(actor, today)));
  return employment ? { ...employment, menuCode: null, link: PERSON_PAGE } : null;
}

/** Notes a favourite as used now; whether it is a new one. */
export async function noteFavourite(
  db: Database,
  favourite: {
    accountId: string;
    groupCode: GroupCode;
    menuCode: number | null;
    employmentId: string | null;
    now: Date;
  },
): Promise<boolean> {
  const { now, ...key } = favourite;
  const [row] = await db
    .insert(favourites)
    .values({ ...key, usedAt: now })
    .onConflictDoUpdate({
      target: [favourites.accountId, favourites.groupCode, favourites.menuCode, favourites.employmentId],
      set: { usedAt: now },
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return row?.isNew ?? false;
}

/** Takes a favourite away by what its key names, whether it may be opened or not; whether there was one. */
export async function dropFavourite(
  db: Database,
  { accountId, group, key }: { accountId: string; group: GroupCode; key: string },
): Promise<boolean> {
  const named =
    group === GROUP.menu
      ? sql`${favourites.menuCode}::text = ${key}`
      : sql`${favourites.employmentId} = (select ${employments.id} from ${employments} where ${employments.code} = ${key})`;
  const gone = await db
    .delete(favourites)
    .where(and(eq(favourites.accountId, accountId), eq(favourites.groupCode, group), named))
    .returning({ id: favourites.id });
  return gone.length > 0;
}

/** The menu entries among the favourites that the active role's menu shows, the last used first. */
export async function favouriteMenus(db: Database, actor: Actor, language: Language) {
  const names = textsOf('menu', language, 'menu_texts');
  const moduleNames = textsOf('module', language, 'module_texts');
  return db
    .select({
      code: menus.code,
      name: sql<string>`coalesce(${names.name}, ${menus.link})`,
      module: sql<string>`coalesce(${moduleNames.name}, ${modules.link})`,
      path: sql<string>`${modules.link} || '/' || ${menus.link}`,
    })
    .from(favourites)
    .innerJoin(menus, and(eq(menus.code, favourites.menuCode), menus.isShown))
    .innerJoin(modules, eq(modules.code, menus.moduleCode))
    .innerJoin(roleMenus, and(eq(roleMenus.menuCode, menus.code), eq(roleMenus.roleCode, actor.roleCode)))
    .leftJoin(names, eq(names.code, sql`${menus.code}::text`))
    .leftJoin(moduleNames, eq(moduleNames.code, sql`${modules.code}::text`))
    .where(eq(favourites.accountId, actor.accountId))
    .orderBy(desc(favourites.usedAt))
    .limit(MAX_ROWS);
}

/** The people among the favourites whom the caller may still know by name, the last used first within each group. */
export async function favouritePeople(db: Database, { actor, today }: Owner) {
  const place = sql<number>`row_number() over (partition by ${favourites.groupCode} order by ${favourites.usedAt} desc)`;
  const ranked = db
    .select({
      group: sql<GroupCode>`${favourites.groupCode}`.as('group'),
      code: employments.code,
      name: persons.name,
      empid: sql<string>`coalesce(${persons.empid}, '')`.as('number'),
      hasPhoto: sql<boolean>`${hasPhoto}`.as('has_photo'),
      place: place.as('place'),
    })
    .from(favourites)
    .innerJoin(employments, eq(employments.id, favourites.employmentId))
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(and(eq(favourites.accountId, actor.accountId), isNotNull(favourites.employmentId), namedTo(actor, today)))
    .as('ranked');
  return db
    .select()
    .from(ranked)
    .where(sql`${ranked.place} <= ${MAX_ROWS}`)
    .orderBy(ranked.group, ranked.place);
}
