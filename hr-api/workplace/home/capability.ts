import auditTexts from './audit-texts.json';
import { defineCapability } from '../../platform/capability';
import { digestTemplate } from './digest/digest-mail';
import { digestWork } from './digest/digest-work';
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
  mailTemplates: [digestTemplate],
  recurring: [digestWork],
  auditTexts,
});
