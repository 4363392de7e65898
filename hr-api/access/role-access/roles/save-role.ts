import { eq } from 'drizzle-orm';
import type { RequestFor } from '../../../../lib/contract/all';
import type { RolePartName } from '../../../../lib/contract/access/role-access/rules';
import { languages } from '../../../../lib/contract/platform/languages';
import { audit } from '../../../platform/audit/audit';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { permissionsOfRole } from '../../../people/accounts/permissions';
import { rolePermissions } from '../../../people/accounts/tables';
import { keepAdministrators } from '../../user-accounts/administrators';
import { assertManagesRoles, ownGrantsOf, withinOn } from '../giver';
import { wideningPermissions } from '../policy';
import { roleStates } from '../tables';
import { roleNames } from './get-role';
import { lockRole } from './live-roles';
import { permissionChoices } from './permission-choices';
import { assertNames, writeNames } from './role-names';

type Request = Required<RequestFor<'saveAccessRole'>>;

const FIELDS = { permissions: 'Permissions', menus: 'Menus', features: 'Features' } as const;

/** One part of a role as it was and as it is to be. */
interface PartChange {
  readonly part: RolePartName;
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly write: () => Promise<void>;
}

/** Says what a role is called and has. What its holders may do changes with their next call. */
export const saveAccessRole: Handler<'saveAccessRole'> = async (request, context) => {
  const { actor, db, now, log } = context;
  const { RoleCode, Version, Names } = request;
  await assertManagesRoles(context);
  await keepAdministrators(db, now, async () => {
    const { version } = await lockRole(db, RoleCode);
    if (version !== Version) throw new ApiError('conflict');
    await assertNames(db, RoleCode, Names);
    const changed = (await changesOf(request, context)).filter(({ before, after }) => before.join() !== after.join());
    await assertNotWider(context, RoleCode, changed);
    const named = await roleNames(db, RoleCode);
    const isRenamed = languages.some((language) => named[language] !== Names[language]);
    if (changed.length === 0 && !isRenamed) return;
    if (isRenamed) await writeNames(db, RoleCode, Names);
    for (const { write } of changed) await write();
    await db
      .update(roleStates)
      .set({ version: version + 1 })
      .where(eq(roleStates.roleCode, RoleCode));
    const values = (side: 'before' | 'after') =>
      Object.fromEntries(changed.map((change) => [change.part, change[side].join(', ')]));
    await audit(context, {
      subject: { kind: 'role', id: String(RoleCode) },
      action: 'change a role',
      before: { ...(isRenamed && { name: named.en }), ...values('before') },
      after: { ...(isRenamed && { name: Names.en }), ...values('after') },
    });
    log.info({ role: RoleCode, by: actor.accountId, parts: changed.map(({ part }) => part) }, 'role changed');
  });
  return {};
};

/** Each part as it is and is to be; what is in none of the lists is refused at its field. */
async function changesOf(request: Request, { db, language, services }: CallContext): Promise<PartChange[]> {
  const { RoleCode: roleCode } = request;
  const known = (part: RolePartName, all: readonly string[]) => {
    const wanted = [...new Set(request[FIELDS[part]])].sort();
    if (wanted.some((key) => !all.includes(key)))
      throw new ApiError('invalid', { issues: [{ path: FIELDS[part], message: 'unknown' }] });
    return wanted;
  };
  const held = await permissionsOfRole(db, roleCode);
  const all = permissionChoices(services.capabilities, held, language).flatMap(({ choices }) => choices);
  // What an earlier version declared and this one does not stays: nobody has seen it here.
  const gone = [...held].filter((permission) => !all.some(({ key }) => key === permission));
  const wanted = known(
    'permissions',
    all.map(({ key }) => key),
  );
  const permissions = [...wanted, ...gone].sort();
  const changes: PartChange[] = [
    {
      part: 'permissions',
      before: [...held].sort(),
      after: permissions,
      write: async () => {
        await db.delete(rolePermissions).where(eq(rolePermissions.roleCode, roleCode));
        if (permissions.length > 0)
          await db.insert(rolePermissions).values(permissions.map((permission) => ({ roleCode, permission })));
      },
    },
  ];
  for (const { part, list, replace } of services.capabilities.flatMap(({ roleParts }) => roleParts ?? [])) {
    const choices = (await list(db, { roleCode, language })).flatMap((group) => group.choices);
    const after = known(
      part,
      choices.map(({ key }) => key),
    );
    const before = choices.flatMap(({ key, isOn }) => (isOn ? [key] : [])).sort();
    changes.push({ part, before, after, write: () => replace(db, roleCode, after) });
  }
  return changes;
}

/** Nobody gives themself more by a role that they hold. */
async function assertNotWider(context: CallContext, roleCode: number, changes: readonly PartChange[]): Promise<void> {
  const change = changes.find(({ part }) => part === 'permissions');
  const added = change?.after.filter((key) => !change.before.includes(key)) ?? [];
  if (added.length === 0) return;
  const { db, now } = context;
  const { grants } = await ownGrantsOf(context);
  if (wideningPermissions(grants, roleCode, added, await withinOn(db, dayOf(now))).length > 0)
    throw new ApiError('forbidden', { params: { because: 'own' } });
}
