import auditTexts from './audit-texts.json';
import { defineCapability } from '../../platform/capability';
import { MAIL_IMAGE } from '../../platform/mail/templates/mail-images';
import { mailTemplateHandlers } from './handlers';
import { mailTemplatePermissions } from './permissions';
import permissionTexts from './permission-texts.json';

export const mailTemplatesCapability = defineCapability({
  name: 'mail-templates',
  handlers: mailTemplateHandlers,
  permissions: mailTemplatePermissions,
  permissionTexts,
  pageRights: { 'ecenter/mailtemplates': { permission: 'mail.manage' } },
  uploadSubjects: [MAIL_IMAGE],
  auditTexts,
});
