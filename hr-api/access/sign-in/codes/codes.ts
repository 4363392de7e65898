import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Language } from '../../../../lib/contract/platform/languages';
import { isInFuture } from '../../../platform/clock';
import type { Database } from '../../../platform/db/database';
import { accountMail } from '../../../platform/mail/account-mail';
import { hmac } from '../../../platform/secrets';
import type { Services } from '../../../platform/calls/services';
import { nameOf, type OpenAccount } from '../accounts';
import { spend, type Budget } from '../../../platform/budgets/budgets';
import type { CallContext } from '../../../platform/calls/call';
import { isKnownBrowser } from '../limits/known-browsers';
import { codesAfterPassword } from '../limits/limits';
import { oneTimeCodes } from '../tables';
import { accounts } from '../../../people/accounts/tables';

/** 3 minutes 29 seconds (OTP-06, SOPQ-11): how long a code is good, and how long until another may be asked for. */
export const CODE_SECONDS = 209;

interface CodeIssue {
  readonly account: OpenAccount;
  readonly sessionId: string;
  readonly now: Date;
  readonly language: Language;
  readonly clientAddress: string | null;
  readonly browser: string | null;
  readonly services: Services;
}

const hashOf = (services: Services, sessionId: string, code: string) =>
  hmac(services.secrets.code, `${sessionId}:${code}`);

/** Six digits, every code equally likely. */
export const newDigits = () => String(randomInt(1_000_000)).padStart(6, '0');

/** Whether a code's time has come and is not over. */
export const isValidAt = ({ createdAt, endsAt }: { createdAt: Date; endsAt: Date }, now: Date) =>
  now < endsAt && !isInFuture(createdAt, now);

/** Holds all code steps of an account until the transaction ends, so that parallel ones go one after the other. */
export async function lockCodes(db: Database, accountId: string): Promise<void> {
  await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
}

/**
 * Makes a code for a session that waits for one and mails it; older codes of the account are void. Throws `too_many_attempts`
 * where ten of a day were not used.
 */
export async function issueCode(db: Database, issue: CodeIssue): Promise<void> {
  const { account, sessionId, now, language, clientAddress, browser, services } = issue;
  await lockCodes(db, account.id);
  await spend(db, await codeBudgetsOf(db, { accountId: account.id, browser, clientAddress }, now), now);

  await voidCodes(db, account.id, now);
  const code = newDigits();
  await db.insert(oneTimeCodes).values({
    accountId: account.id,
    sessionId,
    codeHash: hashOf(services, sessionId, code).toString('base64url'),
    createdAt: now,
    endsAt: new Date(now.getTime() + CODE_SECONDS * 1000),
  });
  const name = await nameOf(db, account.personId);
  const to = { to: account.mail, accountId: account.id };
  const mail = { ...to, name, code, language, at: now, clientAddress, link: services.env.APP_URL };
  await services.mail.queueCode(db, accountMail('oneTimeCode', mail));
}

/** What codes are counted for: those that one of the owner's browsers asks for are not those that others ask for. */
export async function codeBudgetsOf(
  db: Database,
  { accountId, browser, clientAddress }: Pick<CallContext<null>, 'browser' | 'clientAddress'> & { accountId: string },
  now: Date,
): Promise<Budget[]> {
  const ownBrowser = (await isKnownBrowser(db, { browser, accountId }, now)) ? browser : null;
  return codesAfterPassword({ subject: accountId, ownBrowser, clientAddress });
}

export async function voidCodes(db: Database, accountId: string, now: Date): Promise<void> {
  const isOpen = and(eq(oneTimeCodes.accountId, accountId), isNull(oneTimeCodes.usedAt), isNull(oneTimeCodes.voidedAt));
  await db.update(oneTimeCodes).set({ voidedAt: now }).where(isOpen);
}

/** Spends the session's code if this is it: in time, unused, in ASCII digits. Call it under `lockCodes`. */
export async function consumeCode(
  db: Database,
  { sessionId, typed, now, services }: { sessionId: string; typed: string; now: Date; services: Services },
): Promise<boolean> {
  const code = await latestCode(db, sessionId);
  if (!code || code.usedAt || code.voidedAt || !isValidAt(code, now) || !/^[0-9]{6}$/.test(typed)) return false;
  const isRight = timingSafeEqual(hashOf(services, sessionId, typed), Buffer.from(code.codeHash, 'base64url'));
  if (isRight) await db.update(oneTimeCodes).set({ usedAt: now }).where(eq(oneTimeCodes.id, code.id));
  return isRight;
}

/** Whether a code was mailed for a session that may still be typed. */
export async function hasOpenCode(db: Database, sessionId: string, now: Date): Promise<boolean> {
  const code = await latestCode(db, sessionId);
  return code !== undefined && !code.usedAt && !code.voidedAt && isValidAt(code, now);
}

/** Whole seconds until a session may ask for another code; 0 where it may. */
export async function codeWaitOf(db: Database, sessionId: string, now: Date): Promise<number> {
  const code = await latestCode(db, sessionId);
  if (!code) return 0;
  const seconds = Math.ceil((code.createdAt.getTime() + CODE_SECONDS * 1000 - now.getTime()) / 1000);
  return Math.min(Math.max(0, seconds), CODE_SECONDS);
}

async function latestCode(db: Database, sessionId: string) {
  const [code] = await db
    .select()
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.sessionId, sessionId))
    .orderBy(desc(oneTimeCodes.createdAt))
    .limit(1);
  return code;
}
