import type { importFolderCalls } from '../../../../../lib/contract/workplace/imports/folder';
import type { importCalls } from '../../../../../lib/contract/workplace/imports/imports';
import { FOLDER_LIMITS } from '../../../../../lib/contract/workplace/imports/folder-rules';
import { forAll, type RequestTable } from './request-table';

const NOBODYS = { ImportCode: 'nobodys' };
const Limits = Object.fromEntries(FOLDER_LIMITS.map((limit) => [limit, 5])) as Record<
  (typeof FOLDER_LIMITS)[number],
  number
>;

export const importsRequests: RequestTable<keyof typeof importCalls | keyof typeof importFolderCalls> = {
  getImportFolder: forAll({}),
  saveImportFolder: forAll({ IsOn: true, Kind: 'people', ActsAsMe: true, Limits }),
  listImports: forAll({}),
  listImportKinds: forAll({}),
  uploadImportFile: forAll({ filename: 'people.csv' }),
  startImport: forAll({ HeaderCode: 'nobodys', Kind: 'people' }),
  getImport: forAll(NOBODYS),
  getImportProgress: forAll(NOBODYS),
  saveImportMapping: forAll({ ...NOBODYS, Mapping: [], KeyColumn: 'EmployeeID' }),
  checkImport: forAll(NOBODYS),
  listImportRows: forAll(NOBODYS),
  updateImportRow: forAll({ ...NOBODYS, Line: 2, Cells: {} }),
  runImport: forAll(NOBODYS),
  undoImport: forAll(NOBODYS),
  discardImport: forAll(NOBODYS),
  downloadImportErrors: forAll(NOBODYS),
  downloadImportTemplate: forAll({ Kind: 'people' }),
};
