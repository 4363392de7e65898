import { z } from 'zod';
import { defineCall } from '../call';
import { oneLine } from '../platform/one-line';
import { NO_FILE } from '../platform/file-rules';
import { uploadedSchema, uploadRequestSchema } from '../platform/files';
import { languages } from '../platform/languages';
import { CONDUCT_FORMS } from './forms';
import { MAX_LENGTH } from './limits';

const fullRead = { reach: 'browser', gate: 'full', effect: 'read' } as const;
const fullWrite = { reach: 'browser', gate: 'full', effect: 'write' } as const;
const code = z.string().min(1).max(64);

export const CONDUCT_STATES = ['draft', 'planned', 'current', 'replaced', 'withdrawn'] as const;
export type ConductState = (typeof CONDUCT_STATES)[number];

/** Who is asked; several add up. `Code` is the unit's, location's or person's, empty for everyone. */
const audienceSchema = z.object({
  Kind: z.enum(['everyone', 'unit', 'location', 'person']),
  Code: z.string().max(64).default(''),
  Name: z.string().max(200).default(''),
});

/** `Content` and `AgreeText` are HTML and sanitised wherever they are read. English is what every other language falls back to. */
const textSchema = z.object({
  Language: z.enum(languages),
  Title: oneLine(MAX_LENGTH.title),
  Content: z.string().max(200_000).default(''),
  AgreeText: z.string().max(2_000).default(''),
});

/** One version of an agreement. `PublishedAt` is an instant in ISO 8601, empty for a draft. */
const versionSchema = z.object({
  ConductCode: z.string(),
  Series: z.string(),
  Version: z.number().int(),
  Title: z.string(),
  Form: z.enum(CONDUCT_FORMS),
  State: z.enum(CONDUCT_STATES),
  PublishedAt: z.string(),
});
export type ConductVersion = z.output<typeof versionSchema>;

/** How many people it asks today, and how many of those have accepted it. */
const progressSchema = z.object({ Asked: z.number().int(), Accepted: z.number().int() });
export type ConductProgress = z.output<typeof progressSchema>;

const countedVersionSchema = versionSchema.extend(progressSchema.shape);
export type CountedVersion = z.output<typeof countedVersionSchema>;

const personSchema = z.object({
  empid: z.string(),
  Name: z.string(),
  ChillCode: z.string(),
  HasPhoto: z.boolean(),
  UnitName: z.string(),
  LocationName: z.string(),
  /** ISO 8601, empty while it is not accepted. */
  AcceptedAt: z.string(),
  /** Where the signed copy is read, empty for none. */
  SignatureCode: z.string(),
  /** ISO 8601, empty for never. */
  RemindedAt: z.string(),
  Position: z.string(),
});
export type ConductPerson = z.output<typeof personSchema>;

const peopleFilter = z.object({
  ConductCode: code,
  State: z.enum(['all', 'pending', 'accepted']).default('all'),
  Search: z.string().max(100).default(''),
});

/** What HR does with agreements. All paths are ours; all are for the roles that have `conductsetup` in their menu. */
export const conductAdminCalls = {
  /** Every version, the newest first. */
  listConducts: defineCall({
    ...fullRead,
    path: 'api/ecenter/conductsetup/dynamiclist/conductlist',
    request: z.object({}),
    reply: z.array(versionSchema),
  }),

  /** Counted when it is asked for, one version at a time: of a hundred thousand people that takes longer than the list may. */
  getConductProgress: defineCall({
    ...fullRead,
    path: 'api/ecenter/conductsetup/dynamicadd/conductprogress',
    request: z.object({ ConductCode: code }),
    reply: progressSchema,
  }),

  /** One version as it was written, with its words in every language it has. */
  getConductVersion: defineCall({
    ...fullRead,
    path: 'api/ecenter/conductsetup/dynamicadd/conductdetail',
    request: z.object({ ConductCode: code }),
    reply: countedVersionSchema.extend({
      Texts: z.array(textSchema),
      Audience: z.array(audienceSchema),
      Sections: z.array(z.string()),
      FileCode: z.string(),
      FileName: z.string(),
    }),
  }),

  /** What can be chosen: units, locations and profile sections by name. */
  listConductChoices: defineCall({
    ...fullRead,
    path: 'api/ecenter/conductsetup/dynamiclist/choices',
    request: z.object({}),
    reply: z.object({
      Units: z.array(z.object({ Code: z.string(), Name: z.string(), Depth: z.number().int() })),
      Locations: z.array(z.object({ Code: z.string(), Name: z.string() })),
      Sections: z.array(z.object({ Code: z.string(), Name: z.string() })),
    }),
  }),

  /**
   * Writes a draft: an empty `ConductCode` begins one, as the next version of `Series`, or of a new series where that is empty
   * too. A version that was published is never changed.
   */
  saveConduct: defineCall({
    ...fullWrite,
    path: 'api/ecenter/conductsetup/dynamicadd/conductsave',
    request: z.object({
      ConductCode: z.string().max(64).default(''),
      Series: z.string().max(64).default(''),
      Form: z.enum(CONDUCT_FORMS),
      Texts: z.array(textSchema).min(1).max(languages.length),
      Audience: z.array(audienceSchema).min(1).max(100),
      Sections: z.array(z.string().max(16)).max(50).default([]),
      FileHeaderCode: z.string().max(64).default(NO_FILE),
    }),
    reply: countedVersionSchema,
  }),

  deleteConductDraft: defineCall({
    ...fullWrite,
    path: 'api/ecenter/conductsetup/dynamicadd/conductdelete',
    request: z.object({ ConductCode: code }),
    reply: z.object({}),
  }),

  /** From `From` (ISO 8601, empty for now) on everyone in the audience is asked at their next sign-in. */
  publishConduct: defineCall({
    ...fullWrite,
    path: 'api/ecenter/conductsetup/dynamicadd/conductpublish',
    request: z.object({ ConductCode: code, From: z.string().max(40).default('') }),
    reply: countedVersionSchema,
  }),

  /** Nobody is asked for it any more; what was accepted stays. One that nobody was asked for yet becomes a draft again. */
  withdrawConduct: defineCall({
    ...fullWrite,
    path: 'api/ecenter/conductsetup/dynamicadd/conductwithdraw',
    request: z.object({ ConductCode: code }),
    reply: countedVersionSchema,
  }),

  /** Who has accepted and who has not, by name; `After` is the `Position` of the last row seen. */
  listConductPeople: defineCall({
    ...fullRead,
    path: 'api/ecenter/conductsetup/dynamiclist/peoplelist',
    request: peopleFilter.extend({
      After: z.string().max(300).default(''),
      PageSize: z.number().int().min(1).max(200).default(50),
    }),
    reply: z.array(personSchema),
  }),

  countConductPeople: defineCall({
    ...fullRead,
    path: 'api/ecenter/conductsetup/dynamiclist/peoplecount',
    request: peopleFilter.pick({ ConductCode: true, Search: true }),
    reply: z.object({ Pending: z.number().int(), Accepted: z.number().int() }),
  }),

  /** The list as csv, formula cells made harmless. */
  exportConductPeople: defineCall({
    ...fullRead,
    path: 'api/ecenter/conductsetup/dynamicdownload/people',
    kind: 'download',
    request: z.object({ ConductCode: code, State: z.enum(['all', 'pending', 'accepted']).default('all') }),
    reply: z.unknown(),
  }),

  /** Tells everyone who has not accepted it yet, by notification and mail, but nobody twice within a day. */
  remindOfConduct: defineCall({
    ...fullWrite,
    path: 'api/ecenter/conductsetup/dynamicadd/remind',
    request: z.object({ ConductCode: code }),
    reply: z.object({ Reminded: z.number().int(), Skipped: z.number().int() }),
  }),

  /** The PDF of a draft. */
  uploadConductFile: defineCall({
    ...fullWrite,
    path: 'api/ecenter/conductsetup/dynamicupload/upload',
    kind: 'upload',
    request: uploadRequestSchema,
    reply: uploadedSchema,
  }),

  /** A signed copy: for who signed it and for who keeps the agreement. */
  getSignedConduct: defineCall({
    ...fullRead,
    path: 'api/ecenter/conductsetup/dynamicdownload/signed',
    kind: 'download',
    request: z.object({ SignatureCode: code }),
    reply: z.unknown(),
  }),

  /** Whether a PDF is one that was signed here and has not been changed since: by the SHA-256 of its bytes. */
  verifySignature: defineCall({
    ...fullRead,
    path: 'api/ecenter/conductsetup/dynamicadd/verify',
    request: z.object({ Sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
    reply: z.object({
      IsSigned: z.boolean(),
      Name: z.string(),
      empid: z.string(),
      SignedAt: z.string(),
      ConductName: z.string(),
    }),
  }),
};
