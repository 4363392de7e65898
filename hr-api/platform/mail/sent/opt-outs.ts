import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import type { Mail } from '../mail';
import type { TemplateMail } from '../templates/compose-mail';
import type { MailTemplate } from '../templates/mail-template';
import { mailOptOuts } from './tables';

/** Whether the account of a row gets the mails of a template. */
export function isSubscribed(accountId: AnyPgColumn, { code }: Pick<MailTemplate, 'code'>): SQL {
  const optOut = new QueryBuilder()
    .select({ one: sql`1` })
    .from(mailOptOuts)
    .where(and(eq(mailOptOuts.accountId, accountId), eq(mailOptOuts.templateCode, code)));
  return sql`not exists ${optOut}`;
}

/** The codes of the templates whose mails an account does without. */
export async function optOutsOf(db: Database, accountId: string): Promise<Set<string>> {
  const rows = await db
    .select({ code: mailOptOuts.templateCode })
    .from(mailOptOuts)
    .where(eq(mailOptOuts.accountId, accountId));
  return new Set(rows.map(({ code }) => code));
}

/** Whose and which a mail is that a recipient may do without; null for all others. */
function optionalOf(mail: Mail | TemplateMail): { readonly accountId: string; readonly code: string } | null {
  if (!('template' in mail) || !mail.template.isOptional || !mail.accountId) return null;
  return { accountId: mail.accountId, code: mail.template.code };
}

/** Those of some mails that their recipients have not said they do without. */
export async function wantedMails(
  db: Database,
  mails: readonly (Mail | TemplateMail)[],
): Promise<readonly (Mail | TemplateMail)[]> {
  const accountIds = mails.flatMap((mail) => optionalOf(mail)?.accountId ?? []);
  if (accountIds.length === 0) return mails;
  const rows = await db
    .select()
    .from(mailOptOuts)
    .where(inArray(mailOptOuts.accountId, [...new Set(accountIds)]));
  const unwanted = new Set(rows.map(({ accountId, templateCode }) => `${accountId} ${templateCode}`));
  return mails.filter((mail) => {
    const optional = optionalOf(mail);
    return !optional || !unwanted.has(`${optional.accountId} ${optional.code}`);
  });
}
