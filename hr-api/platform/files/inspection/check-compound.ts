import { ApiError } from '../../errors';

const START = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** The directory of an OLE2 file spells its names in UTF-16. */
const encodeName = (name: string) => Buffer.from(name, 'utf16le');

const MACROS = encodeName('_VBA_PROJECT');
const EMBEDDED_OBJECT = encodeName('Ole10Native');

/** A Word document of before 2007, without macros and files that it brings along. */
export const checkDoc = (bytes: Buffer): void => checkCompound(bytes, ['WordDocument']);

/** An Excel workbook of before 2007, likewise. */
export const checkXls = (bytes: Buffer): void => checkCompound(bytes, ['Workbook', 'Book']);

function checkCompound(bytes: Buffer, documents: readonly string[]): void {
  if (!isCompound(bytes) || !documents.some((name) => bytes.includes(encodeName(name))))
    throw new ApiError('file_content');
  checkInCompound(bytes);
}

/** Throws for macros and files that it brings along. */
export function checkInCompound(bytes: Buffer): void {
  if (bytes.includes(MACROS) || bytes.includes(EMBEDDED_OBJECT)) throw new ApiError('file_active');
}

/** The fixed part of the header: its signature, its byte order and sectors of 512 or 4,096 bytes. */
export function isCompound(bytes: Buffer): boolean {
  if (bytes.length < 1536 || !bytes.subarray(0, START.length).equals(START)) return false;
  return bytes.readUInt16LE(28) === 0xfffe && [9, 12].includes(bytes.readUInt16LE(30));
}
