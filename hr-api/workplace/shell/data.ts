import { and, asc, eq, exists, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder, type PgColumn } from 'drizzle-orm/pg-core';
import type { Language } from '../../../lib/contract/platform/languages';
import type { MenuEntry, Module } from '../../../lib/contract/workplace/shell';
import type { Database } from '../../platform/db/database';
import { prepareOnce } from '../../platform/db/prepare-once';
import { textsOf } from '../../platform/texts/data';
import type { RouteEntry } from './policy';
import { menus, modules, roleFeatures, roleMenus, type Feature } from './tables';

const language = sql.placeholder('language');
const roleCode = sql.placeholder('roleCode');

const shownMenus = and(eq(roleMenus.menuCode, menus.code), eq(roleMenus.roleCode, roleCode), eq(menus.isShown, true));

const preparedMenu = prepareOnce('menu', (db) => {
  const names = textsOf('menu', language, 'menu_texts');
  const groups = textsOf('menu-group', language, 'group_texts');
  const subGroups = textsOf('menu-subgroup', language, 'subgroup_texts');
  return db
    .select({
      Menu_Code: menus.code,
      Menu_Name: sql<string>`coalesce(${names.name}, ${menus.link})`,
      Link_Src: menus.link,
      Description: sql<string>`coalesce(${names.description}, '')`,
      Group_Name: sql<string>`coalesce(${groups.name}, ${menus.groupCode})`,
      Group_Code: menus.groupCode,
      SubGroupName: sql<string>`coalesce(${subGroups.name}, ${menus.subGroupCode})`,
      Module_Code: menus.moduleCode,
      module: modules.link,
    })
    .from(menus)
    .innerJoin(modules, eq(modules.code, menus.moduleCode))
    .innerJoin(roleMenus, shownMenus)
    .leftJoin(names, eq(names.code, sql`${menus.code}::text`))
    .leftJoin(groups, eq(groups.code, menus.groupCode))
    .leftJoin(subGroups, eq(subGroups.code, menus.subGroupCode))
    .orderBy(asc(modules.position), asc(menus.position), asc(menus.code));
});

/** An entry of a menu, with the path of its module. */
type EntryOfModule = MenuEntry & { readonly module: string };

/** The menu that a role was given over all modules, in the order in which it is shown. */
export const menuOf = (db: Database, of: { roleCode: number; language: Language }): Promise<EntryOfModule[]> =>
  preparedMenu(db).execute(of);

const preparedModules = prepareOnce('modules', (db) => {
  const names = textsOf('module', language, 'module_texts');
  const entries = new QueryBuilder()
    .select({ one: sql`1` })
    .from(menus)
    .innerJoin(roleMenus, shownMenus)
    .where(eq(menus.moduleCode, modules.code));
  return db
    .select({
      Module_Code: modules.code,
      Module_Name: sql<string>`coalesce(${names.name}, ${modules.link})`,
      Link_Src: modules.link,
      Img_Src: modules.image,
      Description: sql<string>`coalesce(${names.description}, '')`,
    })
    .from(modules)
    .leftJoin(names, eq(names.code, sql`${modules.code}::text`))
    .where(exists(entries))
    .orderBy(asc(modules.position));
});

/** The modules in which a role was given at least one menu entry. */
export const modulesOf = (db: Database, of: { roleCode: number; language: Language }): Promise<Module[]> =>
  preparedModules(db).execute(of);

const preparedRoutes = prepareOnce('routes', (db) =>
  db
    .select({ module: modules.link, link: menus.link, isShown: menus.isShown })
    .from(menus)
    .innerJoin(modules, eq(modules.code, menus.moduleCode))
    .innerJoin(roleMenus, and(eq(roleMenus.menuCode, menus.code), eq(roleMenus.roleCode, roleCode)))
    .orderBy(asc(modules.position), asc(menus.position), asc(menus.code)),
);

/** The pages that a role was given, those that no menu shows included, in the order in which menus show them. */
export const routesOf = (db: Database, roleCode: number): Promise<RouteEntry[]> =>
  preparedRoutes(db).execute({ roleCode });

/** The links below a module, all that there are. */
export async function linksOf(db: Database, moduleCode: number): Promise<{ module: string; link: string }[]> {
  return db
    .select({ module: modules.link, link: menus.link })
    .from(menus)
    .innerJoin(modules, eq(modules.code, menus.moduleCode))
    .where(eq(menus.moduleCode, moduleCode))
    .orderBy(asc(menus.position), asc(menus.code));
}

/** The links of every page that menus name, whoever may open it: `travel/mytrips`. */
export async function menuLinks(db: Database): Promise<string[]> {
  const rows = await db
    .select({ module: modules.link, link: menus.link })
    .from(menus)
    .innerJoin(modules, eq(modules.code, menus.moduleCode));
  return rows.map(({ module, link }) => `${module}/${link}`);
}

/** Whether a link, such as `travel/mytrips`, leads into a module; one that leads nowhere is in none. */
export function liesIn(moduleCode: number, link: PgColumn): SQL {
  const path = new QueryBuilder().select({ link: modules.link }).from(modules).where(eq(modules.code, moduleCode));
  return eq(sql`split_part(${link}, '/', 1)`, path);
}

/** The same of one link that is known. */
export async function leadsInto(db: Database, moduleCode: number, link: string): Promise<boolean> {
  return (await db.$count(modules, and(eq(modules.code, moduleCode), eq(modules.link, link.split('/')[0] ?? '')))) > 0;
}

/** The employee-info flags that a role switches on. */
export async function featuresOf(db: Database, roleCode: number): Promise<Set<Feature>> {
  const rows = await db
    .select({ feature: roleFeatures.feature })
    .from(roleFeatures)
    .where(eq(roleFeatures.roleCode, roleCode));
  return new Set(rows.map(({ feature }) => feature));
}
