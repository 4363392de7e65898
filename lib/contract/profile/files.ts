import { z } from 'zod';
import {
  downloadRequestSchema,
  fileInfoSchema,
  headerCodeSchema,
  uploadedSchema,
  uploadRequestSchema,
} from '../platform/files';
import { defineCall } from '../call';
import { sectionRead, sectionWrite } from './shapes';

export const sectionFileCalls = {
  /** PC-024, PUPL-04, PUPL-05: what a file in somebody's section is. `e_Sign` names what it was signed by; empty for what nobody signed. */
  getSectionFileInfo: defineCall({
    ...sectionRead,
    path: 'api/ecenter/profileedit/dynamicadd/getfilename',
    request: headerCodeSchema.extend({ ChillCode: z.string().max(64).default('') }),
    reply: fileInfoSchema.extend({ e_Sign: z.string().default('') }),
  }),

  /** PC-025, VCALL-49. */
  getSectionFile: defineCall({
    ...sectionRead,
    path: 'api/ecenter/profileedit/dynamicdownload/download',
    kind: 'download',
    request: downloadRequestSchema,
    reply: z.unknown(),
  }),

  /** PC-026, VCALL-48, PUPL-03: a file for a field of a section, which a save takes up by its `HeaderCode`. */
  uploadSectionFile: defineCall({
    ...sectionWrite,
    path: 'api/ecenter/profileedit/dynamicupload/uploadupdate',
    kind: 'upload',
    request: uploadRequestSchema,
    reply: uploadedSchema,
  }),
};
