import { and, eq, inArray, sql } from 'drizzle-orm';
import { languages, type Language } from '../../../lib/contract/platform/languages';
import { textRows } from '../../people/organisation/sample';
import { roles } from '../../people/accounts/tables';
import type { Database } from '../../platform/db/database';
import { texts } from '../../platform/texts/tables';
import type { sampleModules } from './sample-menu';
import { menus, modules, roleFeatures, roleMenus } from './tables';
import type en from './texts/en.json';

/** An entry of the menu that a capability brings, or a page that no menu shows. */
export interface MenuEntryDeclaration {
  /** The path of its module. */
  readonly module: (typeof sampleModules)[number]['link'];
  /** The page below that. */
  readonly link: string;
  readonly group: keyof (typeof en)['menu-group'];
  readonly subGroup: keyof (typeof en)['menu-subgroup'];
  /** Whose it is at first. */
  readonly roles: readonly number[];
  /** False for a page that is reached from elsewhere. */
  readonly isShown?: boolean;
  readonly names: Readonly<Record<Language, { readonly name: string; readonly description: string }>>;
}

declare module '../../platform/offers' {
  interface Offers {
    /** Its pages that roles are given, where the menu of the product has them not. */
    readonly menuEntries?: readonly MenuEntryDeclaration[];
  }
}

/** Puts each entry that a module has not got yet behind its others; what administrators changed of one stays as it is. */
export async function loadMenuEntries(tx: Database, entries: readonly MenuEntryDeclaration[]): Promise<void> {
  const known = new Set((await tx.select({ code: roles.code }).from(roles)).map(({ code }) => code));
  for (const entry of entries) {
    const [place] = await tx
      .select({
        moduleCode: modules.code,
        code: sql<number>`coalesce(max(${menus.code}), ${modules.code} * 100) + 1`,
        position: sql<number>`coalesce(max(${menus.position}), -1) + 1`,
        isThere: sql<boolean>`coalesce(bool_or(${menus.link} = ${entry.link}), false)`,
      })
      .from(modules)
      .leftJoin(menus, eq(menus.moduleCode, modules.code))
      .where(eq(modules.link, entry.module))
      .groupBy(modules.code);
    if (place && !place.isThere) await loadEntry(tx, entry, place, known);
  }
}

async function loadEntry(
  tx: Database,
  { link, group, subGroup, isShown = true, roles: holders, names }: MenuEntryDeclaration,
  { moduleCode, code, position }: { moduleCode: number; code: number; position: number },
  known: ReadonlySet<number>,
): Promise<void> {
  await tx
    .insert(menus)
    .values({ code, moduleCode, link, groupCode: group, subGroupCode: subGroup, position, isShown });
  const granted = holders.filter((role) => known.has(role)).map((roleCode) => ({ roleCode, menuCode: code }));
  if (granted.length > 0) await tx.insert(roleMenus).values(granted);
  await openPagesOfFeatures(
    tx,
    moduleCode,
    granted.map(({ roleCode }) => roleCode),
  );
  const byLanguage = Object.fromEntries(languages.map((language) => [language, { [code]: names[language] }]));
  await tx.insert(texts).values(textRows('menu', byLanguage)).onConflictDoNothing();
}

/** The page of each module that a button of the header opens, by the feature that shows the button. */
const PAGES_OF_FEATURES = [
  { feature: 'enablereport', link: 'commonreport' },
  { feature: 'enablegear', link: 'commonsetting' },
] as const;

/** Whoever comes into a module by an entry, and has such a button, may open its page there. */
async function openPagesOfFeatures(tx: Database, moduleCode: number, roleCodes: readonly number[]): Promise<void> {
  if (roleCodes.length === 0) return;
  for (const { feature, link } of PAGES_OF_FEATURES) {
    const opened = await tx
      .select({ roleCode: roleFeatures.roleCode, menuCode: menus.code })
      .from(roleFeatures)
      .innerJoin(menus, and(eq(menus.moduleCode, moduleCode), eq(menus.link, link)))
      .where(and(eq(roleFeatures.feature, feature), inArray(roleFeatures.roleCode, [...roleCodes])));
    if (opened.length > 0) await tx.insert(roleMenus).values(opened).onConflictDoNothing();
  }
}
