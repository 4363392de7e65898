import { z } from 'zod';
import { defineCall } from '../../call';
import { oneLine } from '../../platform/one-line';
import { byWhomSchema } from '../shapes';
import { previewSchema } from './drafts';
import { ofSetupSection, revisionSchema, SETUP_PATH, setupRead, setupWrite } from './shapes';

/** Whoever is asked to try a draft out. They are told; what they answer is looked at and kept nowhere. */
export const sectionTesterCalls = {
  listSectionTesters: defineCall({
    ...setupRead,
    path: `${SETUP_PATH}/dynamiclist/testers`,
    request: z.object(ofSetupSection),
    reply: z.array(
      byWhomSchema.extend({
        /** DD-MMM-YYYY HH:mm. */
        AskedDate: z.string(),
        /** Of the last try; empty for none. */
        TriedDate: z.string(),
        Tries: z.number().int(),
        /** How many answers did not pass then. */
        IssueCount: z.number().int(),
        Comments: z.string(),
      }),
    ),
  }),

  /** All who try the draft out; whoever is left out does no more. */
  saveSectionTesters: defineCall({
    ...setupWrite,
    path: `${SETUP_PATH}/dynamicadd/testers`,
    request: z.object({ ...ofSetupSection, ChillCodes: z.array(z.string().min(1).max(64)).max(50) }),
    reply: z.object({}),
  }),

  /** The drafts that the caller was asked to try out; each is at `/ecenter/sectiontest/key/<SectionCode>`. */
  listOwnSectionTests: defineCall({
    ...setupRead,
    path: `${SETUP_PATH}/dynamiclist/owntests`,
    request: z.object({}),
    reply: z.array(
      z.object({
        SectionCode: z.number().int(),
        SectionName: z.string(),
        AskedDate: z.string(),
        TriedDate: z.string(),
      }),
    ),
  }),

  /** The form of a draft for whom tries it out: as their own record's. */
  getSectionTest: defineCall({
    ...setupRead,
    path: `${SETUP_PATH}/dynamicadd/test`,
    request: z.object(ofSetupSection),
    reply: previewSchema.extend({ Revision: revisionSchema, Comments: z.string() }),
  }),

  /**
   * Looks at answers as a save would and keeps none of them, only that and when they were given, how many did not pass, and what the
   * tester says. `Issues` name fields by their names, as those of `saveSection`; 409 where the draft moved on.
   */
  trySectionDraft: defineCall({
    ...setupWrite,
    path: `${SETUP_PATH}/dynamicadd/try`,
    request: z.object({
      ...ofSetupSection,
      Revision: revisionSchema,
      Values: z.record(z.string().max(40), z.string().max(20_000)),
      Comments: oneLine(1_000).or(z.literal('')).default(''),
    }),
    reply: z.object({ Issues: z.array(z.object({ Path: z.string(), Message: z.string() })) }),
  }),
};
