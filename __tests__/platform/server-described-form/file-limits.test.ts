import { PROFILE_FILE } from '@/lib/contract/platform/form/file-limits';
import { findUploadIssue } from '@/lib/files/upload-rules';

test.each([
  ['pass.pdf', 200_000, null],
  ['pass.pdf', 200_001, 'tooLarge'],
  ['pass.pdf', 0, 'empty'],
  ['pass.JPEG', 10, null],
  ['pass.bmp', 10, null],
  ['pass.docx', 10, null],
  ['pass.zip', 10, 'types'],
  ['pass.pdf.exe', 10, 'types'],
])('of %s with %d bytes the field of a profile says %s (PUPL-01, PUPL-02)', (name, size, kind) => {
  expect(findUploadIssue({ name, size }, PROFILE_FILE)?.kind ?? null).toBe(kind);
});
