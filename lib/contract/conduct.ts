import { z } from 'zod';
import { defineCall } from './call';

export const conductCalls = {
  /** SCALL-28, COC-26 (path ours, SOPQ-24): the agreement that waits for the person; 404 when nothing is pending. */
  getConduct: defineCall({
    path: 'api/ecenter/codeofconduct/dynamicadd/coccontent',
    reach: 'browser',
    gate: 'conduct',
    effect: 'read',
    request: z.object({}),
    reply: z.object({
      TableContent: z.string(),
      ConductCode: z.string(),
      ProfileSection: z.boolean(),
      SectionCode: z.string(),
      AgreeContent: z.string(),
      IsPdf: z.boolean(),
      IsPlaceholderPdf: z.boolean(),
      DocumentCode: z.string(),
      ConductName: z.string(),
      IsSignedLetter: z.boolean(),
      AutoSign: z.boolean(),
    }),
  }),
};
