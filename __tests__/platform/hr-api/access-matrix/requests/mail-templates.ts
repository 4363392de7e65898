import type { mailTemplateCalls } from '../../../../../lib/contract/workplace/mail-templates/mail-templates';
import { forAll, type RequestTable } from './request-table';

const template = { TemplateCode: 'account-oneTimeCode' };
const text = { ...template, Language: 'en' as const, Subject: '{code} for you', TemplateContent: '<p>{code}</p>' };

export const mailTemplatesRequests: RequestTable<keyof typeof mailTemplateCalls> = {
  listMailTemplates: forAll({}),
  getMailTemplate: forAll(template),
  saveMailText: {
    first: () => ({ ...text, Revision: 0 }),
    stale: () => ({ ...text, Revision: 1 }),
  },
  restoreMailText: forAll({ ...template, Language: 'en' as const, Revision: 1 }),
  listTemplateContents: forAll({ ...template, Language: 'en' as const }),
  getMailPreview: {
    own: () => text,
    foreign: ({ foreign }) => ({ ...text, ChillCode: foreign.employment }),
  },
  sendTestMail: forAll(text),
  listMailPlaceholders: forAll(template),
  listMailImageCategories: forAll({}),
  listMailImages: forAll({}),
  uploadMailImage: forAll({ filename: 'house.png' }),
  getMailImage: forAll({ headercode: 'unknown' }),
};
