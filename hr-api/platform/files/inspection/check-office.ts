import { ApiError } from '../../errors';
import { extensionOf } from '../file-name';
import { entriesOf, unpack } from './check-archive';
import { isActivePart } from './office-part';

/** Macros, sheets of macros, controls, programs and objects of other programs, by where Office keeps them. */
const ACTIVE_NAME = /vbaProject|\/activeX\/|macrosheets\/|\/oleObject[^/]*\.bin$|\.(?:exe|dll|scr|js|vbs)$/i;

export const checkDocx = (bytes: Buffer): Promise<void> => checkOffice(bytes, 'word/document.xml');

export const checkXlsx = (bytes: Buffer): Promise<void> => checkOffice(bytes, 'xl/workbook.xml');

/** A document of Office since 2007: the parts that make it one, nothing that runs by its name or by what it says (T83). */
async function checkOffice(bytes: Buffer, main: string): Promise<void> {
  const entries = await entriesOf(bytes);
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()));
  if (!names.has('[content_types].xml') || !names.has(main)) throw new ApiError('file_content');
  const extensions = new Set([...names].map(extensionOf));
  for (const entry of entries) {
    const content = unpack(bytes, entry);
    if (ACTIVE_NAME.test(entry.fileName) || isActivePart(entry.fileName, content, extensions))
      throw new ApiError('file_active');
  }
}
