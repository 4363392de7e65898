import auditTexts from './audit-texts.json';
import { defineCapability } from '../../platform/capability';
import { MAIL_IMAGE } from '../../platform/mail/templates/mail-images';
import { mailTemplateHandlers } from './handlers';
import { mailTemplatePermissions } from './permissions';

export const mailTemplatesCapability = defineCapability({
  name: 'mail-templates',
  handlers: mailTemplateHandlers,
  permissions: mailTemplatePermissions,
  uploadSubjects: [MAIL_IMAGE],
  auditTexts,
});
