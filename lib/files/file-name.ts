/** VCALL-50: the longest name that is sent, in characters. */
const MAX_LENGTH = 255;

const EXTENSION = /\.([A-Za-z0-9]{1,16})$/;

/** In small letters, without its dot; empty where a name has none. */
export function extensionOf(name: string): string {
  return EXTENSION.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** A name as it is shown: without signs that cannot be seen and may turn the others around, so that it reads as what it is. */
export function shownFileName(name: string): string {
  return name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
}

/** A name as it is sent: one name and no path, composed letters, short enough, its extension kept. */
export function sentFileName(name: string): string {
  const clean = shownFileName(name.normalize('NFC').split(/[\\/]/).at(-1) ?? '') || 'file';
  if (clean.length <= MAX_LENGTH) return clean;
  const ending = EXTENSION.exec(clean)?.[0] ?? '';
  return clean.slice(0, MAX_LENGTH - ending.length) + ending;
}
