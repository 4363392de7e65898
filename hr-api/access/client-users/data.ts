import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import type { Budget } from '../../platform/budgets/budgets';
import { hmac, type Secrets } from '../../platform/secrets';
import { accountsKnownAt } from '../sign-in/limits/known-browsers';
import { clientCodes } from '../sign-in/limits/limits';
import type { OpenAccount } from '../sign-in/accounts';
import { CODE_SECONDS, isValidAt } from '../sign-in/codes/codes';
import { accounts } from '../../people/accounts/tables';
import { foldName, namesHashOf, type ClientNames } from './names';
import { clientSteps, clientUsers } from './tables';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a step may be gone on from. */
const STEP_MS = 10 * MINUTE;

/** A day longer than the steps of a day are counted. */
const RETENTION_MS = 2 * DAY;

export type ClientStep = typeof clientSteps.$inferSelect;

/** Stands where a code will be, or never is. */
const newToken = () => randomBytes(32).toString('base64url');

const tokenHashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** What a code is worth something with: its step, the name it was asked for by, and the portal's client code. */
export interface CodeBinding {
  readonly stepId: string;
  readonly clientUserName: string;
  readonly clientCode: string;
}

const codeHashOf = ({ clientCode: key }: Secrets, { stepId, clientUserName, clientCode }: CodeBinding, code: string) =>
  hmac(key, JSON.stringify([stepId, foldName(clientUserName), clientCode, code]));

/** Holds all steps for some names until the transaction ends, so that parallel ones go one after the other. */
export async function lockNames(db: Database, namesHash: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`client step ${namesHash}`}, 0))`);
}

/** For which names a step is begun, and in which browser. */
export interface StepAsker {
  readonly namesHash: string;
  readonly browser: string | null;
}

const isOfAsker = ({ namesHash, browser }: StepAsker) =>
  and(
    eq(clientSteps.namesHash, namesHash),
    browser === null ? isNull(clientSteps.browser) : eq(clientSteps.browser, browser),
  );

/** The step that was begun last for some names in one browser, within a day. */
export async function latestStepAt(
  db: Database,
  asker: StepAsker,
  now: Date,
): Promise<Pick<ClientStep, 'createdAt' | 'usedAt'> | undefined> {
  const [step] = await db
    .select({ createdAt: clientSteps.createdAt, usedAt: clientSteps.usedAt })
    .from(clientSteps)
    .where(and(isOfAsker(asker), gt(clientSteps.createdAt, new Date(now.getTime() - DAY))))
    .orderBy(desc(clientSteps.createdAt))
    .limit(1);
  return step;
}

/** What the codes of some names are counted for: a browser of theirs has a count of its own. */
export async function budgetsOfNames(
  db: Database,
  { namesHash, browser, clientAddress }: StepAsker & { readonly clientAddress: string | null },
  now: Date,
): Promise<Budget[]> {
  const accountIds = browser === null ? [] : await accountsKnownAt(db, browser, now);
  const owners = accountIds.length === 0 ? [] : await namesOf(db, accountIds);
  return clientCodes({ subject: namesHash, ownBrowser: owners.includes(namesHash) ? browser : null, clientAddress });
}

/** The names of client users by their accounts, as hashes. */
async function namesOf(db: Database, accountIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ username: accounts.loginId, clientUserName: clientUsers.userName })
    .from(accounts)
    .innerJoin(clientUsers, eq(clientUsers.accountId, accounts.id))
    .where(inArray(accounts.id, [...accountIds]));
  return rows.map(namesHashOf);
}

/** Begins a step that nobody can pass yet, since nobody knows its code; the older ones of this browser for these names are void. */
export async function startStep(db: Database, asker: StepAsker, now: Date): Promise<{ id: string; token: string }> {
  await db
    .update(clientSteps)
    .set({ voidedAt: now })
    .where(and(isOfAsker(asker), isOpen));
  const token = randomBytes(32).toString('base64url');
  const [row] = await db
    .insert(clientSteps)
    .values({
      tokenHash: tokenHashOf(token),
      ...asker,
      codeHash: newToken(),
      createdAt: now,
      codeEndsAt: new Date(now.getTime() + CODE_SECONDS * 1000),
      endsAt: new Date(now.getTime() + STEP_MS),
    })
    .returning({ id: clientSteps.id });
  if (!row) throw new Error('The step was not stored');
  return { id: row.id, token };
}

const isOpen = and(isNull(clientSteps.usedAt), isNull(clientSteps.voidedAt));

interface IssuedCode extends CodeBinding {
  /** Null for names that are mailed nothing: the step stays one that nobody can pass. */
  readonly accountId: string | null;
  readonly code: string;
  readonly secrets: Secrets;
}

/** Gives a step its account and a code; false for one that has them already, or is void by now. */
export async function issueClientCode(
  db: Database,
  { accountId, code, secrets, ...binding }: IssuedCode,
): Promise<boolean> {
  const codeHash = codeHashOf(secrets, binding, code).toString('base64url');
  const given = await db
    .update(clientSteps)
    .set({ accountId, codeHash: accountId === null ? newToken() : codeHash })
    .where(and(eq(clientSteps.id, binding.stepId), isNull(clientSteps.accountId), isOpen))
    .returning({ id: clientSteps.id });
  return given.length > 0;
}

/** Which step of an account was passed last: with it what was mailed for others ends. */
export async function latestUse(db: Database, accountId: string): Promise<string> {
  const [step] = await db
    .select({ id: clientSteps.id })
    .from(clientSteps)
    .where(and(eq(clientSteps.accountId, accountId), isNotNull(clientSteps.usedAt)))
    .orderBy(desc(clientSteps.usedAt))
    .limit(1);
  return `${accountId} ${step?.id}`;
}

export async function voidStep(db: Database, id: string, now: Date): Promise<void> {
  await db.update(clientSteps).set({ voidedAt: now }).where(eq(clientSteps.id, id));
}

export async function findStep(db: Database, token: string): Promise<ClientStep | null> {
  const [step] = await db
    .select()
    .from(clientSteps)
    .where(eq(clientSteps.tokenHash, tokenHashOf(token)));
  return step ?? null;
}

interface StepTry {
  readonly typed: string;
  readonly clientUserName: string;
  readonly clientCode: string;
  readonly now: Date;
  readonly secrets: Secrets;
}

/** Spends a step if this is its code, in time and in ASCII digits, and answers whose it is. Call it under `lockNames`. */
export async function consumeStep(
  db: Database,
  step: ClientStep,
  { typed, now, secrets, ...binding }: StepTry,
): Promise<string | null> {
  const given = codeHashOf(secrets, { stepId: step.id, ...binding }, typed);
  const isRight = timingSafeEqual(given, Buffer.from(step.codeHash, 'base64url'));
  const isInTime = isValidAt({ createdAt: step.createdAt, endsAt: step.codeEndsAt }, now);
  if (!isRight || !isInTime || step.usedAt || step.voidedAt) return null;
  await db.update(clientSteps).set({ usedAt: now }).where(eq(clientSteps.id, step.id));
  return step.accountId;
}

/** Why nobody is mailed a code, for operators. */
export type Unreachable = 'unknown names' | 'disabled' | 'no mail address';

/** The client user of two names in any case, as far as they may sign in. */
export async function findClientUser(db: Database, names: ClientNames): Promise<OpenAccount | Unreachable> {
  const rows = await db
    .select({ account: accounts, userName: clientUsers.userName })
    .from(accounts)
    .innerJoin(clientUsers, eq(clientUsers.accountId, accounts.id))
    .where(
      and(
        eq(accounts.kind, 'client'),
        sql`lower(${accounts.loginId}) = lower(${names.username})`,
        sql`lower(${clientUsers.userName}) = lower(${names.clientUserName})`,
      ),
    );
  // Databases fold a few letters that we do not: names are the same only if they are counted as the same.
  const isSame = ({ account, userName }: (typeof rows)[number]) =>
    namesHashOf({ username: account.loginId, clientUserName: userName }) === namesHashOf(names);
  const account = rows.find(isSame)?.account;
  if (!account?.personId) return 'unknown names';
  if (account.disabledAt) return 'disabled';
  if (account.mail === '') return 'no mail address';
  return { ...account, personId: account.personId };
}

/** Deletes steps that no count asks for any more. */
export async function purgeClientSteps(db: Database, now: Date): Promise<void> {
  await db.delete(clientSteps).where(lt(clientSteps.endsAt, new Date(now.getTime() - RETENTION_MS)));
}
