import type { importCalls } from '../../../../../lib/contract/workplace/imports/imports';
import { forAll, type RequestTable } from './request-table';

const NOBODYS = { ImportCode: 'nobodys' };

export const importsRequests: RequestTable<keyof typeof importCalls> = {
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
