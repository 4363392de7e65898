import type { mailTemplateCalls } from '../../../lib/contract/workplace/mail-templates/mail-templates';
import type { Handlers } from '../../platform/calls/call';
import { restoreMailText, saveMailText } from './change-texts';
import { getMailImage, listMailImageCategories, listMailImages, uploadMailImage } from './images';
import { listMailPlaceholders } from './placeholders';
import { getMailTemplate, listMailTemplates, listTemplateContents } from './read-texts';
import { getMailPreview, sendTestMail } from './try-texts';

const allow = 'mail.manage';

export const mailTemplateHandlers: Handlers<keyof typeof mailTemplateCalls> = {
  listMailTemplates: { allow, handle: listMailTemplates },
  getMailTemplate: { allow, handle: getMailTemplate },
  saveMailText: { allow, handle: saveMailText },
  restoreMailText: { allow, handle: restoreMailText },
  listTemplateContents: { allow, handle: listTemplateContents },
  getMailPreview: { allow, handle: getMailPreview },
  sendTestMail: { allow, work: 'request', handle: sendTestMail },
  listMailPlaceholders: { allow, handle: listMailPlaceholders },
  listMailImageCategories: { allow, handle: listMailImageCategories },
  listMailImages: { allow, handle: listMailImages },
  uploadMailImage: { allow, handle: uploadMailImage },
  getMailImage: { allow, handle: getMailImage },
};
