import { eq } from 'drizzle-orm';
import type { MailTemplateText, TextState } from '../../../lib/contract/workplace/mail-templates/mail-templates';
import { languages, type Language } from '../../../lib/contract/platform/languages';
import type { Handler } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import type { MailTemplate } from '../../platform/mail/templates/mail-template';
import { readOwnTexts, type OwnText } from '../../platform/mail/templates/own-texts';
import { textIssues } from '../../platform/mail/templates/text-issues';
import { accounts } from '../../people/accounts/tables';
import { persons } from '../../people/tables';
import { allTemplates, findTemplate, wireTemplate } from './find-template';

/** English first, as in every list of languages that people write for. */
const ORDER: readonly Language[] = ['en', ...languages.filter((language) => language !== 'en')];

function stateOf(template: MailTemplate, own: OwnText | undefined): TextState {
  if (!own) return 'builtIn';
  return textIssues(own, template).length === 0 ? 'own' : 'unusable';
}

/** What a mail says in a language: the organisation's words, or the built-in ones. */
export async function wireText(
  db: Database,
  template: MailTemplate,
  language: Language,
  own: OwnText | undefined,
): Promise<MailTemplateText> {
  const { subject, content } = own ?? template.builtIn(language);
  return {
    Language: language,
    State: stateOf(template, own),
    Subject: subject,
    TemplateContent: content,
    Revision: own?.revision ?? 0,
    ChangedAt: own?.changedAt.toISOString() ?? '',
    ChangedBy: own ? await nameOfAccount(db, own.changedBy) : '',
  };
}

async function nameOfAccount(db: Database, accountId: string): Promise<string> {
  const [row] = await db
    .select({ name: persons.name })
    .from(accounts)
    .innerJoin(persons, eq(persons.id, accounts.personId))
    .where(eq(accounts.id, accountId));
  return row?.name ?? '';
}

export const listMailTemplates: Handler<'listMailTemplates'> = async (_request, context) => {
  const templates = allTemplates(context);
  const ownText = await readOwnTexts(context.db, templates);
  return templates.map((template) => ({
    ...wireTemplate(template, context),
    States: ORDER.map((language) => ({
      Language: language,
      State: stateOf(template, ownText(template, language)),
    })),
  }));
};

export const getMailTemplate: Handler<'getMailTemplate'> = async ({ TemplateCode }, context) => {
  const template = findTemplate(context, TemplateCode);
  const ownText = await readOwnTexts(context.db, [template]);
  const texts = [];
  for (const language of ORDER) texts.push(await wireText(context.db, template, language, ownText(template, language)));
  return { ...wireTemplate(template, context), Texts: texts };
};

/** The built-in words, those of the mail's other languages, and those of other mails with the same placeholders. */
export const listTemplateContents: Handler<'listTemplateContents'> = async ({ TemplateCode, Language }, context) => {
  const template = findTemplate(context, TemplateCode);
  const known = new Set(template.placeholders.map(({ name }) => name));
  const others = allTemplates(context).filter(
    (other) => other !== template && other.placeholders.every(({ name }) => known.has(name)),
  );
  const ownText = await readOwnTexts(context.db, [template, ...others]);
  const contentIn = (of: MailTemplate, language: Language, own: OwnText | undefined) => ({
    TemplateName: wireTemplate(of, context).TemplateName,
    Language: language,
    State: stateOf(of, own),
    TemplateContent: (own ?? of.builtIn(language)).content,
  });
  const inOtherLanguages = ORDER.flatMap((language) => {
    const own = ownText(template, language);
    return own && language !== Language ? [contentIn(template, language, own)] : [];
  });
  return [
    contentIn(template, Language, undefined),
    ...inOtherLanguages,
    ...others.map((other) => contentIn(other, Language, ownText(other, Language))),
  ];
};
