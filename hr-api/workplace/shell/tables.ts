import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { roles } from '../../people/accounts/tables';

declare module '../../platform/texts/tables' {
  interface TextKinds {
    menu: true;
    'menu-group': true;
    'menu-subgroup': true;
    module: true;
  }
}

/** `link` is the module's base path without slashes (MOD-01 to MOD-10); names are in `texts`. */
export const modules = pgTable('modules', {
  code: integer('code').primaryKey(),
  link: text('link').notNull().unique(),
  image: text('image').notNull().default(''),
  position: integer('position').notNull(),
});

/** An entry below a module. One that is not shown is a route only: reached from elsewhere, opened by the same roles. */
export const menus = pgTable(
  'menus',
  {
    code: integer('code').primaryKey(),
    moduleCode: integer('module_code')
      .notNull()
      .references(() => modules.code),
    link: text('link').notNull(),
    groupCode: text('group_code').notNull(),
    subGroupCode: text('sub_group_code').notNull(),
    position: integer('position').notNull(),
    isShown: boolean('is_shown').notNull().default(true),
  },
  (table) => [
    unique('menus_link').on(table.moduleCode, table.link),
    check('menus_link_is_one_segment', sql`${table.link} ~ '^[a-z0-9-]+$'`),
  ],
);

export const roleMenus = pgTable(
  'role_menus',
  {
    roleCode: integer('role_code')
      .notNull()
      .references(() => roles.code),
    menuCode: integer('menu_code')
      .notNull()
      .references(() => menus.code),
  },
  (table) => [primaryKey({ columns: [table.roleCode, table.menuCode] }), index('role_menus_menu').on(table.menuCode)],
);

/** The employee-info flags (EMP-02 to EMP-14) that a role can switch on. */
export const FEATURES = [
  'EditTour',
  'knb',
  'nejo',
  'enablereport',
  'enablegear',
  'cconn',
  'hape',
  'topSearch',
  'myprofile',
  'myMessage',
  'changePass',
  'changeBuddy',
] as const;
export type Feature = (typeof FEATURES)[number];

export const roleFeatures = pgTable(
  'role_features',
  {
    roleCode: integer('role_code')
      .notNull()
      .references(() => roles.code),
    feature: text('feature', { enum: FEATURES }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.roleCode, table.feature] })],
);
