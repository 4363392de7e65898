import { and, eq, inArray } from 'drizzle-orm';
import { languages } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import { insertRows } from '../../platform/insert-rows';
import { textRows } from '../../people/organisation/sample';
import { CLIENT_USER_ROLE } from '../../people/accounts/role-codes';
import { rolePermissions, roles } from '../../people/accounts/tables';
import { menus, modules, roleFeatures, roleMenus, type Feature } from './tables';
import { texts } from '../../platform/texts/tables';

/** What the role opens: its own tickets in Chill Connect, a ticket's page, and the articles that it is given to read. */
const MODULE = 'chillconnect';
const LINKS = ['mytickets', 'ticket', 'knowledgebase'];
const FEATURES: readonly Feature[] = ['knb', 'cconn'];

/** What it may do; in a database that has met these permissions nobody else gives them to a role that comes later. */
const PERMISSIONS = ['article.read'];

const NAMES: Record<(typeof languages)[number], string> = {
  de: 'Kundennutzer',
  en: 'Client user',
  es: 'Usuario de cliente',
  fr: 'Utilisateur client',
  ja: 'クライアントユーザー',
  zh: '客户用户',
};

/** Brings the one role of those who work for a client's organisation. Load the helpdesk first: it has the pages. */
export async function loadClientUserRole(db: Database): Promise<void> {
  await insertRows(db, roles, [{ code: CLIENT_USER_ROLE }]);
  const opened = await db
    .select({ menuCode: menus.code })
    .from(menus)
    .innerJoin(modules, eq(modules.code, menus.moduleCode))
    .where(and(eq(modules.link, MODULE), inArray(menus.link, LINKS)));
  await insertRows(
    db,
    roleMenus,
    opened.map((menu) => ({ ...menu, roleCode: CLIENT_USER_ROLE })),
  );
  await insertRows(
    db,
    roleFeatures,
    FEATURES.map((feature) => ({ roleCode: CLIENT_USER_ROLE, feature })),
  );
  const permissions = PERMISSIONS.map((permission) => ({ roleCode: CLIENT_USER_ROLE, permission }));
  await db.insert(rolePermissions).values(permissions);
  const names = Object.fromEntries(languages.map((language) => [language, { [CLIENT_USER_ROLE]: NAMES[language] }]));
  await insertRows(db, texts, textRows('role', names));
}
