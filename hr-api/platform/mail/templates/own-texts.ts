import { inArray } from 'drizzle-orm';
import type { Language } from '../../../../lib/contract/platform/languages';
import type { Database } from '../../db/database';
import type { MailTemplate } from './mail-template';
import { mailTexts } from './tables';

export type OwnText = typeof mailTexts.$inferSelect;

/** Answers the organisation's own words of a template in a language; undefined where the built-in ones stand. */
export type FindOwnText = (template: Pick<MailTemplate, 'code'>, language: Language) => OwnText | undefined;

/** Reads the own words of some templates in all their languages. */
export async function readOwnTexts(
  db: Database,
  templates: readonly Pick<MailTemplate, 'code'>[],
): Promise<FindOwnText> {
  const codes = [...new Set(templates.map(({ code }) => code))];
  const rows =
    codes.length === 0 ? [] : await db.select().from(mailTexts).where(inArray(mailTexts.templateCode, codes));
  return ({ code }, language) => rows.find((row) => row.templateCode === code && row.language === language);
}
