import { cache } from 'react';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { HrError } from '@/lib/bff/upstream/hr-error';
import type { ImportFolderSettings } from '@/lib/contract/workplace/imports/folder';

/** How files of the watched folder are imported; null for who does not look after everybody, and so has no say in it. */
export const readFolder = cache(async function readFolder(): Promise<ImportFolderSettings | null> {
  try {
    return await callHr('getImportFolder', {});
  } catch (error) {
    if (error instanceof HrError && error.code === 'forbidden') return null;
    throw error;
  }
});
