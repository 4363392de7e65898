import { readFile } from 'node:fs/promises';
import { ApiError } from '../../errors';
import { limitConcurrency } from '../../limit-concurrency';
import { checkDocx, checkXlsx, checkZip } from './check-archive';
import { checkDoc, checkXls } from './check-compound';
import { checkPdf } from './check-pdf';
import { checkBmp, checkJpeg, checkPng } from './check-picture';
import { checkText } from './check-text';

interface FileFormat {
  /** The media type under which it is kept and answered. */
  readonly type: string;
  /** What browsers call it besides; an operating system may know no type at all, or Excel's for a table of text. */
  readonly alsoCalled?: readonly string[];
  /** Throws the refusal of content that is not of this format or should not be taken. */
  readonly check: (bytes: Buffer) => void | Promise<void>;
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const jpeg: FileFormat = { type: 'image/jpeg', alsoCalled: ['image/jpg', 'image/pjpeg'], check: checkJpeg };

/** Every format that any upload may allow, by its extension. */
const FORMATS = {
  pdf: { type: 'application/pdf', alsoCalled: ['application/x-pdf'], check: checkPdf },
  png: { type: 'image/png', alsoCalled: ['image/x-png'], check: checkPng },
  jpeg,
  jpg: jpeg,
  bmp: { type: 'image/bmp', alsoCalled: ['image/x-bmp', 'image/x-ms-bmp'], check: checkBmp },
  csv: {
    type: 'text/csv',
    alsoCalled: ['text/plain', 'application/csv', 'text/comma-separated-values', 'application/vnd.ms-excel'],
    check: checkText,
  },
  xls: { type: 'application/vnd.ms-excel', alsoCalled: ['application/msexcel'], check: checkXls },
  xlsx: { type: `${OFFICE}.spreadsheetml.sheet`, check: checkXlsx },
  doc: { type: 'application/msword', check: checkDoc },
  docx: { type: `${OFFICE}.wordprocessingml.document`, check: checkDocx },
  zip: { type: 'application/zip', alsoCalled: ['application/x-zip-compressed', 'application/x-zip'], check: checkZip },
} satisfies Record<string, FileFormat>;

export type FileExtension = keyof typeof FORMATS;

/** Each look holds a whole file in memory. */
const limitInspections = limitConcurrency(4, 200);

/**
 * The media type of a file that was sent, once extension, declared type and content agree (T81). Throws the refusal where
 * they do not, or where the content is active or packed to burst.
 */
export async function inspect(path: string, extension: FileExtension, declaredType: string): Promise<string> {
  const format: FileFormat = FORMATS[extension];
  const isCalled = ['', 'application/octet-stream', format.type, ...(format.alsoCalled ?? [])].includes(declaredType);
  if (!isCalled) throw new ApiError('file_content');
  await limitInspections(async () => format.check(await readFile(path)));
  return format.type;
}
