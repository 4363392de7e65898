import { FOLDER_LIMITS, USUAL_LIMITS, type FolderLimit } from '../../../../lib/contract/workplace/imports/folder-rules';
import { findAccountHolders } from '../../../people/accounts/account-holders';
import { NOBODY, personsByAccount } from '../../../people/persons-named';
import { requireEveryone } from '../../../people/accounts/require-everyone';
import { audit } from '../../../platform/audit/audit';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { namesOf } from '../../../platform/texts/data';
import { kindNamed, openKind, refuseImport } from '../find-import';
import { folderPath, readFolderSettings } from '../folder/folder-settings';
import { importFolder, type ImportFolder } from '../folder/tables';
import { importKindsIn } from '../import-kind';

const limitsOf = (from: Readonly<Record<FolderLimit, number>>) =>
  Object.fromEntries(FOLDER_LIMITS.map((limit) => [limit, from[limit]])) as Record<FolderLimit, number>;

const SUBJECT = { kind: 'import-folder', id: 'one' };

export const getImportFolder: Handler<'getImportFolder'> = async (_request, context) => {
  requireEveryone(context);
  return wireFolder(context, await readFolderSettings(context.db));
};

/** Nobody lets files be imported with the rights of somebody else: whoever wants other rights says so themselves. */
export const saveImportFolder: Handler<'saveImportFolder'> = async ({ IsOn, Kind, ActsAsMe, Limits }, context) => {
  requireEveryone(context);
  const { db, actor, now } = context;
  const { key: kind } = await (ActsAsMe ? openKind : kindNamed)(context, Kind);
  const before = await readFolderSettings(db);
  const saving = { isOn: IsOn, kind, ...limitsOf(Limits) };
  const isOwn = before?.accountId === actor.accountId && before.roleCode === actor.roleCode;
  const lendsRights = !before || (!isOwn && allowsMore(before, saving));
  if (lendsRights && !ActsAsMe) throw refuseImport('ActsAsMe', 'required');
  const { accountId, roleCode } = before && !ActsAsMe ? before : actor;
  const set = { ...saving, accountId, roleCode, savedAt: now };
  const [saved] = await db
    .insert(importFolder)
    .values(set)
    .onConflictDoUpdate({ target: importFolder.id, set })
    .returning();
  if (!saved) throw new Error('the settings were not kept');
  await audit(context, {
    ...{ subject: SUBJECT, action: 'change import folder' },
    ...(before && { before: told(before) }),
    after: told(saved),
  });
  return wireFolder(context, saved);
};

type Saving = Pick<ImportFolder, 'isOn' | 'kind' | FolderLimit>;

/** Whether files would be imported that were not before. */
const allowsMore = (before: Saving, saving: Saving): boolean =>
  saving.isOn &&
  (!before.isOn || saving.kind !== before.kind || FOLDER_LIMITS.some((limit) => saving[limit] > before[limit]));

const told = ({ isOn, kind, accountId, roleCode, joiners, leavers, changes }: ImportFolder) => ({
  ...{ isOn, kind, account: accountId, role: roleCode, joiners, leavers, changes },
});

async function wireFolder(context: CallContext, settings: ImportFolder | null) {
  const { db, actor, now, language, services } = context;
  const shared = { Folder: folderPath(services.env) };
  if (!settings) {
    const [first] = importKindsIn(services.capabilities);
    return {
      ...{ ...shared, IsSaved: false, IsOn: false, Kind: first?.key ?? '', Limits: limitsOf(USUAL_LIMITS) },
      ...{ By: NOBODY, RoleName: '', IsMe: false, MayImport: false },
    };
  }
  const { accountId, roleCode } = settings;
  const [holder] = await findAccountHolders(db, [accountId], now);
  const roleNames = await namesOf(db, 'role', language);
  return {
    ...{ ...shared, IsSaved: true, IsOn: settings.isOn, Kind: settings.kind, Limits: limitsOf(settings) },
    By: (await personsByAccount(context, [accountId])).get(accountId) ?? NOBODY,
    RoleName: roleNames.get(String(roleCode)) ?? '',
    IsMe: accountId === actor.accountId && roleCode === actor.roleCode,
    MayImport: holder?.actorAs(roleCode).permissions.has('people.import') ?? false,
  };
}
