import { z } from 'zod';
import { EMPLOYEES_AND_CLIENTS, defineCall } from '../call';
import { pageSchema } from '../platform/addresses';
import { downloadRequestSchema } from '../platform/files';
import { cleanHtml } from '../platform/html';
import { sessionSchema } from '../access/sign-in';

/** What somebody at the conduct gate may do: read what waits for them, sign and accept it. */
export const conductGateCalls = {
  /**
   * SCALL-28, COC-26 (path ours, SOPQ-24): the agreement that waits for the person; 404 when nothing is pending. For a PDF
   * `DocumentCode` opens it at the e-sign host, for this person alone and no longer than their session. Ours: `UserId`, by which the host
   * knows the person; `SignatureCode`, what they signed already, empty where nothing is; `FileCode`, the PDF for `getConductFile`.
   */
  getConduct: defineCall({
    path: 'api/ecenter/codeofconduct/dynamicadd/coccontent',
    reach: 'browser',
    gate: 'conduct',
    users: EMPLOYEES_AND_CLIENTS,
    effect: 'read',
    request: z.object({}),
    reply: z.object({
      TableContent: z.string().overwrite(cleanHtml),
      ConductCode: z.string(),
      ProfileSection: z.boolean(),
      SectionCode: z.string(),
      AgreeContent: z.string().overwrite(cleanHtml),
      IsPdf: z.boolean(),
      IsPlaceholderPdf: z.boolean(),
      DocumentCode: z.string(),
      ConductName: z.string(),
      IsSignedLetter: z.boolean(),
      AutoSign: z.boolean(),
      UserId: z.string().default(''),
      SignatureCode: z.string().default(''),
      FileCode: z.string().default(''),
    }),
  }),

  /** SCALL-27, COND-01, COND-02: the profile sections of an agreement, grouped by a key that names the group. */
  listConductSections: defineCall({
    path: 'api/ecenter/codeofconduct/dynamiclist/cocsectionlist',
    reach: 'browser',
    gate: 'conduct',
    users: EMPLOYEES_AND_CLIENTS,
    effect: 'read',
    request: z.object({ SectionCodes: z.string().max(200) }),
    reply: z.record(
      z.string(),
      z.array(
        z.object({
          StatusName: z.string(),
          imgRef: z.string(),
          PersonalSection: z.string(),
          linkURL: pageSchema,
          /** Ours: the section's code, and whether it is still to be filled in, whatever language its status is named in. */
          SectionCode: z.string().default(''),
          IsPending: z.boolean().default(false),
        }),
      ),
    ),
  }),

  /** Ours: the PDF of an agreement, for whom it waits and for who keeps it. */
  getConductFile: defineCall({
    path: 'api/ecenter/codeofconduct/dynamicdownload/download',
    kind: 'download',
    reach: 'browser',
    gate: 'conduct',
    users: EMPLOYEES_AND_CLIENTS,
    effect: 'read',
    request: downloadRequestSchema,
    reply: z.unknown(),
  }),

  /**
   * SCALL-29 (path ours, SOPQ-24), SOPQ-23: agrees, in words that the reply repeats, and answers the next step's token.
   * `SignedLetter` is the code of a signature of this person under this document, empty where none is asked (SOPQ-25). That the
   * box was ticked travels as `Agree` (ours): without it nothing is accepted. Where the flag of the answer is the
   * conduct gate's, the next agreement waits. An empty `ConductCode` goes on where nothing waits any more.
   */
  acceptConduct: defineCall({
    path: 'api/ecenter/codeofconduct/dynamicadd/cocsubmit',
    reach: 'server',
    gate: 'conduct',
    users: EMPLOYEES_AND_CLIENTS,
    effect: 'write',
    request: z.object({
      ConductCode: z.string().max(64),
      SignedLetter: z.string().max(64).default(''),
      Agree: z.boolean().default(false),
    }),
    reply: sessionSchema.extend({ message: z.string().default('') }),
  }),
};
