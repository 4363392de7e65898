const KILOBYTE = 1024;
export const MEGABYTE = KILOBYTE * KILOBYTE;

/** A size as a person reads it, such as `1.4 MB`; as all file managers do, 1024 bytes are a kilobyte. */
export function fileSizeText(bytes: number, language: string): string {
  const isLarge = bytes >= MEGABYTE;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / MEGABYTE : Math.max(1, Math.round(bytes / KILOBYTE)));
}
