import { languages } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import { insertRows } from '../../platform/insert-rows';
import { textRows } from '../../people/organisation/sample';
import { ROLE } from '../../people/accounts/role-codes';
import { texts } from '../../platform/texts/tables';
import { sampleMenu, sampleModules, type SampleEntry } from './sample-menu';
import { FEATURES, menus, modules, roleFeatures, roleMenus, type Feature } from './tables';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';

const names: Record<(typeof languages)[number], typeof en> = { de, en, es, fr, ja, zh };

const featuresByRole: Record<number, readonly Feature[]> = {
  [ROLE.employee]: FEATURES.filter((feature) => !['EditTour', 'enablereport', 'enablegear'].includes(feature)),
  [ROLE.appraiser]: [
    'knb',
    'nejo',
    'enablereport',
    'cconn',
    'hape',
    'topSearch',
    'myprofile',
    'myMessage',
    'changePass',
  ],
  [ROLE.reviewer]: ['knb', 'enablereport', 'cconn', 'hape', 'topSearch', 'myprofile', 'myMessage', 'changePass'],
  [ROLE.hr]: [
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
  ],
  [ROLE.helpdesk]: ['knb', 'enablereport', 'cconn', 'hape', 'topSearch', 'myprofile', 'myMessage', 'changePass'],
  [ROLE.administrator]: [
    'EditTour',
    'knb',
    'enablereport',
    'enablegear',
    'cconn',
    'hape',
    'topSearch',
    'myprofile',
    'myMessage',
    'changePass',
  ],
};

/** Reports and settings of a module are open to the roles that have the feature and at least one entry there. */
function pagesOfModule(moduleCode: number): SampleEntry[] {
  const rolesThere = new Set(sampleMenu.filter((entry) => entry.module === moduleCode).flatMap(({ roles }) => roles));
  const rolesWith = (feature: Feature) => [...rolesThere].filter((role) => featuresByRole[role]?.includes(feature));
  const page = { module: moduleCode, group: 'insight', isShown: false } as const;
  return [
    { ...page, link: 'commonreport', subGroup: 'reports', roles: rolesWith('enablereport') },
    { ...page, link: 'commonsetting', subGroup: 'reports', roles: rolesWith('enablegear') },
  ];
}

const entries = sampleModules.flatMap(({ code }) =>
  [...sampleMenu.filter((entry) => entry.module === code), ...pagesOfModule(code)].map((entry, index) => ({
    ...entry,
    code: code * 100 + index + 1,
    position: index,
  })),
);

function textOf(language: (typeof languages)[number], entry: SampleEntry): { name: string; description: string } {
  const byPath: Record<string, { name: string; description: string }> = names[language].menu;
  const moduleLink = sampleModules.find(({ code }) => code === entry.module)?.link ?? '';
  const text = byPath[`${moduleLink}/${entry.link}`] ?? byPath[entry.link];
  if (!text) throw new Error(`no ${language} text for ${moduleLink}/${entry.link}`);
  return text;
}

export async function loadShell(db: Database): Promise<void> {
  await insertRows(
    db,
    modules,
    sampleModules.map((module, position) => ({ ...module, image: `${module.link}.svg`, position })),
  );
  await insertRows(
    db,
    menus,
    entries.map(({ code, module, link, group, subGroup, position, isShown }) => ({
      code,
      moduleCode: module,
      link,
      groupCode: group,
      subGroupCode: subGroup,
      position,
      isShown: isShown ?? true,
    })),
  );
  await insertRows(
    db,
    roleMenus,
    entries.flatMap(({ code, roles }) => roles.map((roleCode) => ({ roleCode, menuCode: code }))),
  );
  await insertRows(
    db,
    roleFeatures,
    Object.entries(featuresByRole).flatMap(([role, features]) =>
      features.map((feature) => ({ roleCode: Number(role), feature })),
    ),
  );
  for (const kind of ['module', 'role', 'menu-group', 'menu-subgroup'] as const) {
    const byLanguage = Object.fromEntries(languages.map((language) => [language, names[language][kind]]));
    await insertRows(db, texts, textRows(kind, byLanguage));
  }
  const menuTexts = languages.map((language) => [
    language,
    Object.fromEntries(entries.map((entry) => [String(entry.code), textOf(language, entry)])),
  ]);
  await insertRows(db, texts, textRows('menu', Object.fromEntries(menuTexts)));
}
