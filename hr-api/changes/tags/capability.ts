import { defineCapability } from '../../platform/capability';
import auditTexts from './audit-texts.json';
import { tagPermissions } from './permissions';
import { tagSetupHandlers } from './setup/setup-handlers';
import { tagsLookedAfter } from './tags-looked-after';
import { tagHandlers } from './tag-handlers';

export const tagsCapability = defineCapability({
  name: 'tags',
  handlers: { ...tagHandlers, ...tagSetupHandlers },
  permissions: tagPermissions,
  responsibilities: [tagsLookedAfter],
  auditTexts,
});
