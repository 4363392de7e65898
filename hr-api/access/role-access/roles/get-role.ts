import { and, eq } from 'drizzle-orm';
import type { RolePartChoices, RoleNames } from '../../../../lib/contract/access/role-access/shapes';
import { languages } from '../../../../lib/contract/platform/languages';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import type { Database } from '../../../platform/db/database';
import { namesOf } from '../../../platform/texts/data';
import { texts } from '../../../platform/texts/tables';
import { permissionsOfRole } from '../../../people/accounts/permissions';
import { giverOf, ownGrantsOf, withinOn } from '../giver';
import { canManageRoles, wideningPermissions } from '../policy';
import type { PartGroup } from '../role-part';
import { describeRoles } from './list-roles';
import { liveRole } from './live-roles';
import { permissionChoices } from './permission-choices';

/** What a role is called in each language; empty where it has no name in it. */
export async function roleNames(db: Database, roleCode: number): Promise<RoleNames> {
  const rows = await db
    .select({ language: texts.language, name: texts.name })
    .from(texts)
    .where(and(eq(texts.kind, 'role'), eq(texts.code, String(roleCode))));
  const named = new Map<string, string>(rows.map(({ language, name }) => [language, name]));
  return Object.fromEntries(languages.map((language) => [language, named.get(language) ?? ''])) as RoleNames;
}

/** One role with all that it could be given. Whoever may give it to somebody may see what they give. */
export const getAccessRole: Handler<'getAccessRole'> = async ({ RoleCode }, context) => {
  const { db, language } = context;
  const role = await liveRole(db, RoleCode, language);
  const [described] = await describeRoles(context, [role]);
  if (!described) throw new Error('The role was not described');
  const CanEdit = canManageRoles(await giverOf(context));
  const CannotRetire = described.IsShipped ? 'shipped' : !CanEdit ? 'scope' : described.IsHeld ? 'own' : '';
  const roleNamed = await namesOf(db, 'role', language);
  return {
    ...described,
    Names: await roleNames(db, RoleCode),
    Version: role.version,
    CopiedFrom: role.copiedFrom === null ? '' : (roleNamed.get(String(role.copiedFrom)) ?? ''),
    CanEdit,
    CannotRetire,
    Parts: await partsOf(context, RoleCode),
  };
};

async function partsOf(context: CallContext, roleCode: number): Promise<RolePartChoices[]> {
  const { db, language, now, services } = context;
  const held = await permissionsOfRole(db, roleCode);
  const permissions = permissionChoices(services.capabilities, held, language);
  const { grants } = await ownGrantsOf(context);
  const keys = permissions.flatMap(({ choices }) => choices.map(({ key }) => key));
  const off = keys.filter((key) => !held.has(key));
  const widening = new Set(wideningPermissions(grants, roleCode, off, await withinOn(db, dayOf(now))));
  const wire = (Part: RolePartChoices['Part'], groups: readonly PartGroup[]): RolePartChoices => ({
    Part,
    Groups: groups.map(({ group, name, choices }) => ({
      Group: group,
      Name: name,
      Choices: choices.map((choice) => ({
        Key: choice.key,
        Name: choice.name,
        Detail: choice.detail,
        IsOn: choice.isOn,
        WidensOwn: Part === 'permissions' && widening.has(choice.key),
      })),
    })),
  });
  const others = services.capabilities.flatMap(({ roleParts }) => roleParts ?? []);
  const listed: RolePartChoices[] = [];
  for (const { part, list } of others) listed.push(wire(part, await list(db, { roleCode, language })));
  return [wire('permissions', permissions), ...listed];
}
