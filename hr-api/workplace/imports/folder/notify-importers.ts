import { and, asc, eq } from 'drizzle-orm';
import type { Language } from '../../../../lib/contract/platform/languages';
import type { Dependencies } from '../../../platform/capability';
import type { Database } from '../../../platform/db/database';
import { inTransaction } from '../../../platform/db/transaction';
import { ApiError } from '../../../platform/errors';
import { escapeHtml } from '../../../platform/escape-html';
import type { MailTable } from '../../../platform/mail/templates/mail-template';
import { newCode } from '../../../platform/new-code';
import { UnreadableTable } from '../../../platform/table-files/reading/unreadable-table';
import { notifications } from '../../notifications/tables';
import { withOwnColumns, type ImportKind } from '../import-kind';
import { fillText, importTexts } from '../import-texts';
import { countRows, type Counts } from '../rows/count-rows';
import { reasonTexts } from '../rows/issue-text';
import { kindOf } from '../steps/step-context';
import { importRows, type Import, type ImportRowRecord } from '../tables';
import { findImporters, type Importer } from './find-importers';
import { folderTemplate } from './folder-mail';
import { folderTexts, numbersIn, waitTexts } from './folder-texts';
import { importFolderFiles, type ImportFolderFile } from './tables';

const PAGE = 'process/smartupload';
/** Refused rows that a mail names. */
const MAX_NAMED = 10;

type Outcome = keyof (typeof folderTexts)['en']['outcomes'];

interface Told {
  readonly file: Pick<ImportFolderFile, 'name' | 'waits'>;
  readonly record: Import;
  readonly outcome: Outcome;
}

/** Mails what became of an import of the folder to those who may import; one that waits for a yes they are notified of as well. */
export async function notifyImporters(tx: Database, dependencies: Dependencies, told: Told): Promise<void> {
  const { clock, env } = dependencies;
  const { file, record, outcome } = told;
  const counts = (await countRows(tx, [record.id]))(record.id);
  const refused = await tx
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, record.id), eq(importRows.outcome, 'refused')))
    .orderBy(asc(importRows.line))
    .limit(MAX_NAMED);
  const kind = await withOwnColumns({ db: tx, now: clock() }, kindOf(dependencies, record));
  for (const importer of await findImporters(tx, clock())) {
    const { language } = importer.holder;
    const problem = record.problem && importTexts[language].problems[record.problem.code];
    const reasons =
      outcome === 'waiting'
        ? waitTexts(language, file.waits ?? []).join(' · ')
        : fillText(problem ?? '', { line: record.problem?.line ?? 0 });
    await sendMail(tx, dependencies, importer, {
      ...{ file: file.name, reasons, outcome: outcomeText(language, outcome, counts) },
      table: tableOf(kind, { language, refused, counts }),
      link: {
        text: folderTexts[language].mail.open,
        address: `${env.APP_URL}/${PAGE}/key/${encodeURIComponent(record.code)}`,
      },
    });
    if (outcome === 'waiting') await notify(tx, clock(), importer, { file: file.name, reasons, code: record.code });
  }
}

/** Mails that a file of the folder was not even taken in, and why; once, whoever finds it. */
export async function notifyOfRefusedFile(
  dependencies: Dependencies,
  file: ImportFolderFile,
  error: UnreadableTable | ApiError,
): Promise<void> {
  const { db, clock, env } = dependencies;
  await inTransaction(db, async (tx) => {
    const [refused] = await tx
      .update(importFolderFiles)
      .set({ state: 'refused', toldAt: clock() })
      .where(and(eq(importFolderFiles.id, file.id), eq(importFolderFiles.state, 'seen')))
      .returning({ id: importFolderFiles.id });
    if (!refused) return;
    for (const importer of await findImporters(tx, clock())) {
      const { language } = importer.holder;
      const { mail, outcomes } = folderTexts[language];
      await sendMail(tx, dependencies, importer, {
        ...{ file: file.name, outcome: outcomes.refused, reasons: refusalText(language, error), table: '' },
        link: { text: mail.list, address: `${env.APP_URL}/${PAGE}` },
      });
    }
  });
}

function refusalText(language: Language, error: UnreadableTable | ApiError): string {
  if (error instanceof UnreadableTable)
    return fillText(importTexts[language].problems[error.reason], { line: error.line ?? 0 });
  return folderTexts[language].reasons[error.code === 'invalid' ? 'columns' : 'file'];
}

const outcomeText = (language: Language, outcome: Outcome, counts: Counts) =>
  fillText(
    folderTexts[language].outcomes[outcome],
    numbersIn(language, { written: counts.Written, rows: counts.Rows, refused: counts.Refused }),
  );

interface Refused {
  readonly language: Language;
  readonly refused: readonly ImportRowRecord[];
  readonly counts: Counts;
}

/** By their lines alone: who somebody is belongs into no mail. */
function tableOf(kind: ImportKind, { language, refused, counts }: Refused): MailTable | '' {
  if (refused.length === 0) return '';
  const { line, why, more } = folderTexts[language].table;
  const rest = counts.Refused - refused.length;
  return {
    head: [line, why],
    rows: refused.map((row) => [String(row.line), reasonTexts(kind, language, row.issues).join('; ')]),
    note: rest > 0 ? fillText(more, numbersIn(language, { count: rest })) : '',
  };
}

interface MailValues {
  readonly file: string;
  readonly outcome: string;
  readonly reasons: string;
  readonly table: MailTable | '';
  readonly link: { readonly text: string; readonly address: string };
}

const sendMail = async (tx: Database, { mail }: Dependencies, { holder }: Importer, values: MailValues) => {
  const { accountId, name, mail: to, language } = holder;
  if (to === '') return;
  await mail.queue(tx, { to, accountId, language, template: folderTemplate, values: { name, ...values } });
};

const notify = (
  tx: Database,
  now: Date,
  { holder, role }: Importer,
  { file, reasons, code }: { readonly file: string; readonly reasons: string; readonly code: string },
) =>
  tx.insert(notifications).values({
    ...{ code: newCode(), accountId: holder.accountId, roleCode: role.actor.roleCode, kind: 'N' },
    ...{ category: 'information', subject: fillText(folderTexts[holder.language].notice.subject, { file }) },
    ...{ body: `<p>${escapeHtml(reasons)}</p>`, link: PAGE, linkKey: 'key', linkValue: code, createdAt: now },
  });
