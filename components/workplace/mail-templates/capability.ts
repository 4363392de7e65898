import { defineCapability } from '@/components/platform/capability';

export const mailTemplates = defineCapability({
  folder: 'workplace/mail-templates',
  messages: ['mail-templates'],
  pages: ['/ecenter/mailtemplates', '/ecenter/mailtemplates/key/[code]'],
});
