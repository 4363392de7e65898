import { eq } from 'drizzle-orm';
import { capabilities } from '../../hr-api/composed';
import { findAccountHolders } from '../../hr-api/people/accounts/account-holders';
import { accounts } from '../../hr-api/people/accounts/tables';
import type { Database } from '../../hr-api/platform/db/database';
import type { Report, ReportReader } from '../../hr-api/workplace/reports/report';
import { widestRole } from '../../hr-api/workplace/reports/sending/recipients/readers';

/** Somebody as they read a report in the role that reaches furthest. */
export async function readerNamed(db: Database, login: string, report: Report): Promise<ReportReader> {
  const now = new Date();
  const [account] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.loginId, login));
  const [reader] = await findAccountHolders(db, account ? [account.id] : [], now);
  const role = reader && widestRole(reader, report);
  if (!role) throw new Error(`${login} opens no report`);
  return { actor: role.actor, db, now, language: 'en', services: { capabilities } };
}
