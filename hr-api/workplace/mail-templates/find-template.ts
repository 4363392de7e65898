import type { CallContext } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import type { MailTemplate } from '../../platform/mail/templates/mail-template';

type Context = Pick<CallContext, 'services' | 'language'>;

/** Every mail that some capability sends, those of a group together. */
export function allTemplates({ services, language }: Context): MailTemplate[] {
  const all = services.capabilities.flatMap(({ mailTemplates }) => mailTemplates ?? []);
  const groupOf = ({ words }: MailTemplate) => words[language].group;
  return all.sort((one, other) => groupOf(one).localeCompare(groupOf(other), language));
}

/** The template of a code; throws `not_found` where no mail has it. */
export function findTemplate(context: Context, code: string): MailTemplate {
  const template = allTemplates(context).find((each) => each.code === code);
  if (template) return template;
  throw new ApiError('not_found');
}

/** What a template is called, in the reader's language. */
export const wireTemplate = ({ code, key, words }: MailTemplate, { language }: Pick<Context, 'language'>) => ({
  TemplateCode: code,
  GroupName: words[language].group,
  TemplateName: words[language].templates[key]?.name ?? code,
  Description: words[language].templates[key]?.sent ?? '',
});
