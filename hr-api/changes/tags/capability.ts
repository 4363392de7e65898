import { defineCapability } from '../../platform/capability';
import auditTexts from './audit-texts.json';
import { tagPermissions } from './permissions';
import { tagImport } from './imports/tag-import';
import { tagSetupHandlers } from './setup/setup-handlers';
import { tagsLookedAfter } from './tags-looked-after';
import { tagHandlers } from './tag-handlers';
import permissionTexts from './permission-texts.json';

export const tagsCapability = defineCapability({
  name: 'tags',
  handlers: { ...tagHandlers, ...tagSetupHandlers },
  permissions: tagPermissions,
  permissionTexts,
  importKinds: [tagImport],
  responsibilities: [tagsLookedAfter],
  pageRights: { 'ecenter/tagassignment': { permission: 'tag.move' } },
  auditTexts,
});
