import { ApiError } from '../../errors';
import { extensionOf } from '../file-name';
import { entriesOf, isZip, unpack } from './check-archive';
import { isActivePart } from './office-part';

/** Macros, sheets of macros, controls, programs and objects of other programs, by where Office keeps them. */
const ACTIVE_NAME = /vbaProject|\/activeX\/|macrosheets\/|\/oleObject[^/]*\.bin$|\.(?:exe|dll|scr|js|vbs)$/i;

const TYPES = '[content_types].xml';

export const checkDocx = (bytes: Buffer): Promise<void> => checkOffice(bytes, [TYPES, 'word/document.xml']);

export const checkXlsx = (bytes: Buffer): Promise<void> => checkOffice(bytes, [TYPES, 'xl/workbook.xml']);

/** Whether it is a document of Office since 2007, of whatever program. */
export const isOffice = async (bytes: Buffer): Promise<boolean> =>
  isZip(bytes) && (await entriesOf(bytes)).some(({ fileName }) => fileName.toLowerCase() === TYPES);

/** A document of Office since 2007: the parts that make it one, nothing that runs by its name or by what it says (T83). */
export async function checkOffice(bytes: Buffer, parts: readonly string[] = [TYPES]): Promise<void> {
  const entries = await entriesOf(bytes);
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()));
  if (!parts.every((name) => names.has(name))) throw new ApiError('file_content');
  const extensions = new Set([...names].map(extensionOf));
  for (const entry of entries) {
    const content = unpack(bytes, entry);
    if (ACTIVE_NAME.test(entry.fileName) || isActivePart(entry.fileName, content, extensions))
      throw new ApiError('file_active');
  }
}
