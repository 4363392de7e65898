import { and, asc, eq, sql } from 'drizzle-orm';
import type { PartGroup, RolePart } from '../../../access/role-access/role-part';
import { textsOf } from '../../../platform/texts/data';
import { menus, modules, roleMenus } from '../tables';

/** The pages that a role opens, below their modules, in the order of the menus. One that no menu shows is reached from elsewhere. */
export const menuPart: RolePart = {
  part: 'menus',
  list: async (db, { roleCode, language }) => {
    const names = textsOf('menu', language, 'menu_texts');
    const moduleNames = textsOf('module', language, 'module_texts');
    const rows = await db
      .select({
        module: modules.link,
        moduleName: sql<string>`coalesce(${moduleNames.name}, ${modules.link})`,
        code: menus.code,
        name: sql<string>`coalesce(${names.name}, ${menus.link})`,
        description: sql<string>`coalesce(${names.description}, '')`,
        isOn: sql<boolean>`${roleMenus.roleCode} is not null`,
      })
      .from(menus)
      .innerJoin(modules, eq(modules.code, menus.moduleCode))
      .leftJoin(roleMenus, and(eq(roleMenus.menuCode, menus.code), eq(roleMenus.roleCode, roleCode)))
      .leftJoin(names, eq(names.code, sql`${menus.code}::text`))
      .leftJoin(moduleNames, eq(moduleNames.code, sql`${modules.code}::text`))
      .orderBy(asc(modules.position), asc(menus.position), asc(menus.code));
    const groups = new Map<string, PartGroup>();
    for (const { module, moduleName, code, name, description, isOn } of rows) {
      const group = groups.get(module) ?? { group: module, name: moduleName, choices: [] };
      const choice = { key: String(code), name, detail: description, isOn };
      groups.set(module, { ...group, choices: [...group.choices, choice] });
    }
    return [...groups.values()];
  },
  replace: async (db, roleCode, keys) => {
    await db.delete(roleMenus).where(eq(roleMenus.roleCode, roleCode));
    if (keys.length > 0) await db.insert(roleMenus).values(keys.map((key) => ({ roleCode, menuCode: Number(key) })));
  },
};
