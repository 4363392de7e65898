interface FileFormat {
  /** The media type under which it is kept and answered. */
  readonly type: string;
  /** What browsers call it besides; an operating system may know no type at all, or Excel's for a table of text. */
  readonly alsoCalled?: readonly string[];
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const jpeg: FileFormat = { type: 'image/jpeg', alsoCalled: ['image/jpg', 'image/pjpeg'] };

/** Every format that any upload may allow, by its extension. */
const FORMATS = {
  pdf: { type: 'application/pdf', alsoCalled: ['application/x-pdf'] },
  png: { type: 'image/png', alsoCalled: ['image/x-png'] },
  jpeg,
  jpg: jpeg,
  bmp: { type: 'image/bmp', alsoCalled: ['image/x-bmp', 'image/x-ms-bmp'] },
  csv: {
    type: 'text/csv',
    alsoCalled: ['text/plain', 'application/csv', 'text/comma-separated-values', 'application/vnd.ms-excel'],
  },
  xls: { type: 'application/vnd.ms-excel', alsoCalled: ['application/msexcel'] },
  xlsx: { type: `${OFFICE}.spreadsheetml.sheet` },
  doc: { type: 'application/msword' },
  docx: { type: `${OFFICE}.wordprocessingml.document` },
  zip: { type: 'application/zip', alsoCalled: ['application/x-zip-compressed', 'application/x-zip'] },
} satisfies Record<string, FileFormat>;

export type FileExtension = keyof typeof FORMATS;

/** The media type of a format, where what the sender declares agrees with it. */
export function agreedType(extension: FileExtension, declaredType: string): string | undefined {
  const { type, alsoCalled = [] }: FileFormat = FORMATS[extension];
  return ['', 'application/octet-stream', type, ...alsoCalled].includes(declaredType) ? type : undefined;
}
