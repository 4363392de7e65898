import type { MailPlaceholder } from '../../../lib/contract/workplace/mail-templates/mail-templates';
import type { Handler } from '../../platform/calls/call';
import { allTemplates, findTemplate } from './find-template';

export const listMailPlaceholders: Handler<'listMailPlaceholders'> = ({ TemplateCode }, context) => {
  const { language } = context;
  const templates = TemplateCode ? [findTemplate(context, TemplateCode)] : allTemplates(context);
  const all = new Map<string, MailPlaceholder>();
  for (const { words, placeholders } of templates) {
    const { group, placeholders: named } = words[language];
    for (const { name, kind, isRequired = false } of placeholders) {
      const { description = '', example = '' } = named[name] ?? {};
      all.set(`${group} ${name}`, {
        GroupName: group,
        Description: description,
        PlaceHolderField: name,
        Kind: kind,
        IsRequired: isRequired,
        Example: example,
      });
    }
  }
  return Promise.resolve([...all.values()]);
};
