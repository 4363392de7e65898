import { extensionOf } from './file-name';

export type FileView = 'picture' | 'pdf' | 'csv' | 'workbook' | 'none';

const VIEWS: Readonly<Record<string, FileView>> = {
  png: 'picture',
  jpeg: 'picture',
  jpg: 'picture',
  pdf: 'pdf',
  csv: 'csv',
  xlsx: 'workbook',
  xls: 'none',
  doc: 'none',
  docx: 'none',
  zip: 'none',
  bmp: 'none',
};

/** By what a stored file is looked at. One of an unknown type is tried as a PDF (TATT-12, VCON-17). */
export function viewOf(fileName: string): FileView {
  return VIEWS[extensionOf(fileName)] ?? 'pdf';
}
