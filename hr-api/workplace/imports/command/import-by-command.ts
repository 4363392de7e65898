import { eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { WriteMode } from '../../../../lib/contract/workplace/imports/import-rules';
import { findAccountHolders } from '../../../people/accounts/account-holders';
import { accounts } from '../../../people/accounts/tables';
import type { Actor, CallContext } from '../../../platform/calls/call';
import { inTransaction } from '../../../platform/db/transaction';
import { takeFile } from '../files/take-file';
import { readLimits } from '../folder/folder-settings';
import { waitTexts } from '../folder/folder-texts';
import type { BrokenLimit } from '../folder/tables';
import { brokenLimits } from '../folder/weigh-import';
import { forgetImport } from '../forget-import';
import { importKindsIn, withOwnColumns, type ImportKind } from '../import-kind';
import { countRows, type Counts } from '../rows/count-rows';
import { beginCheck } from '../steps/begin-check';
import { beginWriting, findWriting, lockWriting } from '../steps/begin-writing';
import type { Worker } from '../steps/step-context';
import { workOnImport } from '../steps/work-on-import';
import { imports, type Import } from '../tables';
import type { CommandArguments } from './command-arguments';
import { mappingOfFile } from './mapping-of-file';
import { NotImported } from './not-imported';
import { printOutcome } from './print-outcome';
import { writeErrorFile } from './write-error-file';

export type CommandServices = Worker &
  Pick<CallContext, 'db'> & {
    readonly log: FastifyBaseLogger;
    readonly inspector: CallContext['services']['inspector'];
    readonly say: (line: string) => void;
  };

/** How the command ends, for scripts. */
export const EXIT = { done: 0, someRefused: 1, nothingDone: 2, overLimits: 3 } as const;

type CommandContext = Pick<CallContext, 'db' | 'actor' | 'now' | 'language' | 'requestId'> & {
  readonly services: CommandServices;
};

/**
 * Imports a file as the screen does, with the rights of an account, and answers how it ended. What a dry run notes is forgotten.
 * @throws NotImported, ApiError or UnreadableTable where the file is not even checked
 */
export async function importByCommand(services: CommandServices, options: CommandArguments): Promise<number> {
  const { db, clock, capabilities, say } = services;
  const standing = importKindsIn(capabilities).find(({ key }) => key === options.kind);
  if (!standing) throw new NotImported(`Nothing imports “${options.kind}”`);
  const kind = await withOwnColumns({ db, now: clock() }, standing);
  const actor = await actorNamed(services, options.loginId);
  const context: CommandContext = { db, actor, now: clock(), language: 'en', requestId: 'people command', services };
  const fileName = options.path.split(/[\\/]/).at(-1) ?? '';
  const taken = await takeFile(context, { path: options.path, fileName, kind, sheet: options.mapping?.sheet ?? '' });
  say(`Checking ${fileName}`);
  const record = await checkFile(context, { kind, record: taken, options });
  const counts = (await countRows(db, [record.id]))(record.id);
  const isWritable = counts.New + counts.Changed > 0 && !(options.isWhole && counts.Refused > 0);
  const broken = isWritable ? await brokenLimits(db, { record, kind }, await readLimits(db), clock()) : [];
  const isOver = broken.length > 0 && !options.mayGoOverLimits;
  if (!options.isDryRun && isWritable && !isOver) return writeRows(context, { kind, record, options }, broken);
  await printOutcome(context, { kind, record, counts });
  await writeErrorFile(context, { kind, record, path: options.errorsPath, counts });
  await forget(context, record);
  for (const line of waitTexts('en', broken)) say(line);
  if (options.isDryRun) say('Nothing was written: this was a dry run');
  else if (isOver) say('Nothing was written: that is more than the limits of the import folder allow (--over-limits)');
  else if (options.isWhole && counts.Refused > 0) say('Nothing was written: all rows or none');
  if (isOver) return EXIT.overLimits;
  if (counts.Refused === 0) return EXIT.done;
  return options.isDryRun && counts.Refused < counts.Rows ? EXIT.someRefused : EXIT.nothingDone;
}

async function actorNamed({ db, clock }: CommandServices, loginId: string): Promise<Actor> {
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(sql`lower(${accounts.loginId})`, loginId.toLowerCase()));
  const [holder] = account ? await findAccountHolders(db, [account.id], clock()) : [];
  const role = holder?.roles.find(({ actor }) => actor.permissions.has('people.import'));
  if (!role) throw new NotImported(`${loginId} may not import: no open account, or no role with that right`);
  return role.actor;
}

interface Wanted {
  readonly kind: ImportKind;
  readonly record: Import;
  readonly options: CommandArguments;
}

async function checkFile(context: CommandContext, { kind, record, options }: Wanted): Promise<Import> {
  try {
    const said = options.mapping ? mappingOfFile(kind, record, options.mapping) : {};
    await inTransaction(context.db, async (tx) => {
      const [mapped] = await tx
        .update(imports)
        .set({ ...said, state: 'mapping' })
        .where(eq(imports.id, record.id))
        .returning();
      await beginCheck({ ...context, db: tx }, mapped ?? record);
    });
  } catch (error) {
    await forget(context, record);
    throw error;
  }
  const after = await whenDone(context, record);
  if (after.state === 'checked') return after;
  await forget(context, after);
  throw new NotImported(`The file cannot be checked: ${after.problem?.code ?? after.state}`);
}

/** `broken`: the limits that whoever started the command lets it go beyond, which is on record. */
async function writeRows(
  context: CommandContext,
  { kind, record, options }: Wanted,
  broken: readonly BrokenLimit[],
): Promise<number> {
  const { db, services } = context;
  const mode: WriteMode = options.isWhole ? 'all' : 'valid';
  services.say(`Writing ${record.fileName}`);
  const isBegun = await inTransaction(db, async (tx) => {
    await lockWriting({ db: tx });
    if (await findWriting({ db: tx }, record)) return false;
    await beginWriting({ ...context, db: tx }, record, mode, broken.length > 0 ? { overLimits: broken } : {});
    return true;
  });
  if (!isBegun) {
    await forget(context, record);
    throw new NotImported('Another import is being written. Try again after it.');
  }
  const after = await whenDone(context, record);
  const counts = (await countRows(db, [record.id]))(record.id);
  await printOutcome(context, { kind, record: after, counts });
  await writeErrorFile(context, { kind, record: after, path: options.errorsPath, counts });
  if (after.state === 'written') return endOf(counts);
  services.say(`Nothing was written: ${after.problem?.code ?? after.state}`);
  return EXIT.nothingDone;
}

const endOf = ({ Written, Refused }: Counts): number => {
  if (Refused === 0) return EXIT.done;
  return Written > 0 ? EXIT.someRefused : EXIT.nothingDone;
};

async function whenDone({ db, services }: CommandContext, { id }: Import): Promise<Import> {
  while (await workOnImport(db, services, id));
  const [after] = await db.select().from(imports).where(eq(imports.id, id));
  if (!after) throw new NotImported('Somebody has discarded the import meanwhile');
  return after;
}

const forget = (context: CommandContext, record: Import) =>
  inTransaction(context.db, (tx) => forgetImport({ ...context, db: tx }, record));
