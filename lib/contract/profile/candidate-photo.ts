import { z } from 'zod';
import {
  downloadRequestSchema,
  fileInfoSchema,
  headerCodeSchema,
  uploadedSchema,
  uploadRequestSchema,
} from '../platform/files';
import { defineCall } from '../call';

/** A candidate's alone, of themself: `Empid` and `KeyCode` say who it is and are believed of nobody, the token says that. */
const ofCandidate = { reach: 'browser', gate: 'full', users: ['candidate'] } as const;

/** PHOT-15: a candidate's photo. `HeaderCode` 0 is the one that they have, another one that they have sent and nothing has taken up. */
export const candidatePhotoCalls = {
  /** PC-029. */
  getCandidatePhotoInfo: defineCall({
    ...ofCandidate,
    effect: 'read',
    path: 'api/preonboarding/onboardlist/dynamicadd/getfileinfo',
    request: headerCodeSchema.extend({ Empid: z.string().max(64).default('') }),
    reply: fileInfoSchema,
  }),

  /** PC-030. */
  getCandidatePhoto: defineCall({
    ...ofCandidate,
    effect: 'read',
    kind: 'download',
    path: 'api/preonboarding/onboardlist/dynamicdownload/imgdownload',
    request: downloadRequestSchema,
    reply: z.unknown(),
  }),

  /** PC-031, PHOT-16. */
  uploadCandidatePhoto: defineCall({
    ...ofCandidate,
    effect: 'write',
    kind: 'upload',
    path: 'api/preonboarding/onboardlist/dynamicupload/uploadupdate',
    request: uploadRequestSchema.extend({ KeyCode: z.string().max(64).default('') }),
    reply: uploadedSchema,
  }),
};
