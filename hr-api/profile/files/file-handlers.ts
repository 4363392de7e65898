import { PROFILE_FILE } from '../../../lib/contract/platform/form/file-limits';
import type { sectionFileCalls } from '../../../lib/contract/profile/files';
import type { Handlers } from '../../platform/calls/call';
import { SECTION_FILE } from '../tables';
import { readableFile } from './readable-file';

export const sectionFileHandlers: Handlers<keyof typeof sectionFileCalls> = {
  uploadSectionFile: {
    allow: 'own',
    handle: async () => ({
      subject: SECTION_FILE,
      types: PROFILE_FILE.types,
      sizeLimit: PROFILE_FILE.limit,
      dropsMetadata: true,
    }),
  },

  getSectionFileInfo: {
    allow: 'visible',
    handle: async ({ HeaderCode }, context) => {
      const { fileName, file } = await readableFile(context, HeaderCode);
      const named = { ChillFileName: fileName, fn: fileName, FileName: fileName };
      return { ...named, HeaderCode, Type: file.type, Size: file.size };
    },
  },

  getSectionFile: { allow: 'visible', handle: async ({ headercode }, context) => readableFile(context, headercode) },
};
