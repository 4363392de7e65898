import { and, eq, isNull } from 'drizzle-orm';
import { RUNNING_STATES } from '../../../../lib/contract/workplace/imports/import-rules';
import type { Dependencies } from '../../../platform/capability';
import type { Database } from '../../../platform/db/database';
import { inTransaction } from '../../../platform/db/transaction';
import { countRows } from '../rows/count-rows';
import { beginWriting, findWriting, lockWriting } from '../steps/begin-writing';
import { kindOf } from '../steps/step-context';
import { workOnImport } from '../steps/work-on-import';
import { imports, type Import } from '../tables';
import { importFolderFiles, type ImportFolder, type ImportFolderFile } from './tables';
import { notifyImporters } from './notify-importers';
import { brokenLimits } from './weigh-import';

/** Brings the imports of the folder further: checked ones are written within the limits, else they wait; those at their end are told. */
export async function goOnWithFiles(dependencies: Dependencies, settings: ImportFolder): Promise<void> {
  const { db } = dependencies;
  const { state, toldAt, foundAt } = importFolderFiles;
  const open = await db
    .select({ id: importFolderFiles.id })
    .from(importFolderFiles)
    .where(and(eq(state, 'taken'), isNull(toldAt)))
    .orderBy(foundAt);
  for (const { id } of open) {
    // Each turn does what can be done now; what takes longer goes on in the next run, or with whoever continues imports.
    for (let isMore = true; isMore;) isMore = await goOn(dependencies, settings, id);
  }
}

/** Does the next thing for a file; false where there is nothing more to do now. */
async function goOn(dependencies: Dependencies, settings: ImportFolder, fileId: string): Promise<boolean> {
  const { db } = dependencies;
  const [found] = await db
    .select({ record: imports })
    .from(importFolderFiles)
    .innerJoin(imports, eq(imports.id, importFolderFiles.importId))
    .where(eq(importFolderFiles.id, fileId));
  if (found && RUNNING_STATES.includes(found.record.state))
    return !(await workOnImport(db, dependencies, found.record.id));
  return inTransaction(db, async (tx) => {
    await lockWriting({ db: tx });
    const [file] = await tx.select().from(importFolderFiles).where(eq(importFolderFiles.id, fileId)).for('update');
    if (!file || file.toldAt) return false;
    const [record] = file.importId
      ? await tx.select().from(imports).where(eq(imports.id, file.importId)).for('update')
      : [];
    // Whoever discarded it knows.
    if (!record) return endFile(tx, dependencies, file);
    if (RUNNING_STATES.includes(record.state)) return true;
    if (record.state === 'checked' && !file.yesAt) return decide(tx, dependencies, { settings, file, record });
    if (record.state === 'mapping') return false;
    await notifyImporters(tx, dependencies, { file, record, outcome: outcomeOf(record) });
    return endFile(tx, dependencies, file);
  });
}

const outcomeOf = ({ state }: Import) =>
  state === 'written' || state === 'taken_back' ? ('written' as const) : ('failed' as const);

async function endFile(tx: Database, { clock }: Dependencies, { id }: ImportFolderFile): Promise<false> {
  await tx.update(importFolderFiles).set({ toldAt: clock() }).where(eq(importFolderFiles.id, id));
  return false;
}

interface Checked {
  readonly settings: ImportFolder;
  readonly file: ImportFolderFile;
  readonly record: Import;
}

/** Writes what was checked, has it wait, or says that nothing is new; nothing is written once the folder is switched off. */
async function decide(tx: Database, dependencies: Dependencies, { settings, file, record }: Checked): Promise<boolean> {
  if (file.waits || !settings.isOn) return false;
  const { clock } = dependencies;
  const { New, Changed } = (await countRows(tx, [record.id]))(record.id);
  if (New + Changed === 0) {
    await notifyImporters(tx, dependencies, { file, record, outcome: 'nothing' });
    return endFile(tx, dependencies, file);
  }
  const waits = await brokenLimits(tx, { record, kind: kindOf(dependencies, record) }, settings, clock());
  if (waits.length > 0) {
    await tx.update(importFolderFiles).set({ waits }).where(eq(importFolderFiles.id, file.id));
    await notifyImporters(tx, dependencies, { file: { ...file, waits }, record, outcome: 'waiting' });
    return false;
  }
  // While another one is written it is tried again in the next run.
  if (await findWriting({ db: tx }, record)) return false;
  const { accountId, roleCode } = record;
  const context = { db: tx, actor: { accountId, roleCode }, now: clock(), requestId: `import ${record.code}` };
  await beginWriting({ ...context, services: dependencies }, record, 'valid');
  return true;
}
