import type { CallContext } from '../../platform/calls/call';
import type { MailTemplate } from '../../platform/mail/templates/mail-template';

type Context = Pick<CallContext, 'services' | 'language'>;

const templatesIn = ({ services }: Context): MailTemplate[] =>
  services.capabilities.flatMap(({ mailTemplates }) => mailTemplates ?? []);

const wordsOf = ({ words, key }: MailTemplate, { language }: Context) => {
  const { group, templates } = words[language];
  return { group, name: templates[key]?.name ?? '', sent: templates[key]?.sent ?? '' };
};

/** What the templates are called, by their code, in the reader's language; empty for a mail without one. */
export function namesOfTemplates(context: Context): (code: string | null) => string {
  const names = new Map(templatesIn(context).map((template) => [template.code, wordsOf(template, context).name]));
  return (code) => names.get(code ?? '') ?? '';
}

/** The templates of mails that a recipient may do without, those of a group together. */
export function optionalTemplates(context: Context) {
  return templatesIn(context)
    .filter(({ isOptional }) => isOptional)
    .map((template) => ({ code: template.code, ...wordsOf(template, context) }))
    .sort((one, other) => one.group.localeCompare(other.group, context.language));
}
