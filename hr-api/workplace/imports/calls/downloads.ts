import type { Handler } from '../../../platform/calls/call';
import type { Cell } from '../../../platform/table-files/table-file';
import { errorFile } from '../files/error-file';
import { writtenTable } from '../files/written-table';
import { kindNamed, openKind } from '../find-import';
import { readableImport } from './import-access';

export const downloadImportErrors: Handler<'downloadImportErrors'> = async ({ ImportCode, Format }, context) => {
  const record = await readableImport(context, ImportCode);
  return errorFile(context, { kind: await kindNamed(context, record.kind), record }, Format);
};

export const downloadImportTemplate: Handler<'downloadImportTemplate'> = async ({ Kind, Format }, context) => {
  const kind = await openKind(context, Kind);
  const columns = kind.columns.map(({ titles }) => ({ heading: titles[context.language], type: 'text' }) as const);
  return writtenTable(Format, kind.names[context.language], columns, noRows());
};

async function* noRows(): AsyncGenerator<Cell[][]> {
  // A template is its headings.
}
