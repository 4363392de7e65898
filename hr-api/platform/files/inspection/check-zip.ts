import { ApiError } from '../../errors';
import { extensionOf, isActiveExtension } from '../file-name';
import { entriesOf, unpack } from './check-archive';
import { checkDoc, checkInCompound, checkXls, isCompound } from './check-compound';
import { checkDocx, checkOffice, checkXlsx, isOffice } from './check-office';
import { checkPdf } from './check-pdf';

const ARCHIVES = new Set('zip zipx rar 7z gz tgz tar bz2 tbz xz txz z lz lzh zst cab arj ace war ear'.split(' '));

/**
 * What begins something or leads elsewhere once it lies unpacked, beside what no file may be called; most mail programs keep it
 * back. In the middle of a name it tells nothing, as in `example.com.pdf`.
 */
const ACTIVE_UNPACKED = new Set(
  (
    'com vb ws wsb sct shb shs scf pyw pyz py sh ksh command app pkg desktop ' +
    'appref-ms application appinstaller msix msixbundle appxbundle gadget diagcab jnlp xbap vhdx wim msc mst ' +
    'settingcontent-ms library-ms search-ms searchconnector-ms website theme themepack rdp udl ' +
    'xll xla ppam ppa sldm wll slk iqy oqy rqy dqy ade adp mde accde mda mdb'
  ).split(' '),
);

/** What a Mac keeps beside a file, under the file's own name. */
const APPLE_DOUBLE = Buffer.from('00051607', 'hex');

const CHECKS = new Map<string, (bytes: Buffer) => void | Promise<void>>([
  ['pdf', (bytes) => void checkPdf(bytes)],
  ['doc', checkDoc],
  ['xls', checkXls],
  ['docx', checkDocx],
  ['xlsx', checkXlsx],
]);

/** A zip that unpacks to a reasonable number of ordinary files: judged by its directory first, then by what is in it (T84). */
export async function checkZip(bytes: Buffer): Promise<void> {
  const entries = await entriesOf(bytes);
  for (const { fileName } of entries) {
    // Windows takes what stands behind a colon for a part of the file before it.
    for (const extension of [endingOf(fileName), endingOf(fileName.replace(/:.*$/s, ''))]) {
      if (isActiveExtension(extension) || ACTIVE_UNPACKED.has(extension)) throw new ApiError('file_active');
      if (ARCHIVES.has(extension)) throw new ApiError('file_excessive');
    }
  }
  for (const entry of entries) await checkWithin(endingOf(entry.fileName), unpack(bytes, entry));
}

/** Windows leaves out dots and blanks at the end of a name, and nobody sees some other signs there. */
const endingOf = (fileName: string): string => extensionOf(fileName.replace(/[.\s\p{Cf}]+$/u, ''));

/** A document may be and do no more in a zip than by itself; one of Office whatever it is called. */
async function checkWithin(extension: string, content: Buffer): Promise<void> {
  if (content.length === 0 || content.subarray(0, APPLE_DOUBLE.length).equals(APPLE_DOUBLE)) return;
  const check = CHECKS.get(extension);
  if (check) await check(content);
  else if (isCompound(content)) checkInCompound(content);
  else if (await isOffice(content)) await checkOffice(content);
}
