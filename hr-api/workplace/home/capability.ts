import auditTexts from './audit-texts.json';
import { defineCapability } from '../../platform/capability';
import { homeHandlers } from './handlers';
import { joiningRow } from './joining-row';
import { profileRow } from './profile-row';

export const homeCapability = defineCapability({
  name: 'home',
  handlers: homeHandlers,
  homeRows: async (...asked) => ({
    rows: [...(await joiningRow(...asked)).rows, ...(await profileRow(...asked)).rows],
    counts: {},
  }),
  auditTexts,
});
