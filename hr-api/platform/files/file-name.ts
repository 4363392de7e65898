import { ApiError } from '../errors';

const MAX_LENGTH = 255;

/** What begins a program or a page where somebody's system looks at it; as a part of a name it is there to be taken for it. */
const ACTIVE_EXTENSIONS = new Set(
  (
    'exe scr pif bat cmd msi msp dll cpl sys jar jse vbs vbe wsf wsh wsc hta ps1 psm1 lnk url reg inf scf chm ' +
    'js mjs php phtml phar asp aspx jsp cgi htaccess html htm xhtml shtml svg svgz mht mhtml ' +
    'docm dotm xlsm xltm xlam xlsb pptm potm appx apk dmg deb rpm iso img vhd'
  ).split(' '),
);

/** Names that Windows keeps for devices, whatever stands behind their first dot. */
const DEVICE_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** Whether a file with such an ending can run or is a page; `extension` in any case, without its dot. */
export const isActiveExtension = (extension: string): boolean => ACTIVE_EXTENSIONS.has(extension.toLowerCase());

/** The ending of a name in lower case, without its dot; empty where it has none. */
export function extensionOf(fileName: string): string {
  return /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/**
 * A file's name as it is kept and answered (T82): no path, NFC, no characters that control, reorder or are reserved anywhere,
 * at most 255 characters. Throws `file_name` where nothing is left, or where it ends twice to be taken for something else.
 */
export function cleanFileName(given: string): string {
  const wellFormed = Buffer.from(given.normalize('NFC')).toString();
  const name = (wellFormed.split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.-]+|[\s.]+$/g, '');
  const [stem = '', ...endings] = name.split('.').map((part) => part.trim());
  if (name === '' || name.length > MAX_LENGTH || DEVICE_NAME.test(stem)) throw new ApiError('file_name');
  if (endings.slice(0, -1).some(isActiveExtension)) throw new ApiError('file_name');
  return name;
}
