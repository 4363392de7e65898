import { z } from 'zod';
import { defineCall } from '../../call';
import { sectionDraftSchema } from '../../people/section-definition';
import { SECTION_AREAS } from '../../people/section-rules';
import { pageSchema } from '../../platform/addresses';
import { ofSetupSection, SETUP_PATH, setupRead, setupWrite } from './shapes';

/** From the newest; `State` is `in_force` for the one of today. Days are DD-MMM-YYYY, `PublishedDate` with its time. */
const versionSchema = z.object({
  Number: z.number().int(),
  ValidFrom: z.string(),
  /** Empty for what the product brought. */
  PublishedDate: z.string(),
  PublishedBy: z.string(),
  State: z.enum(['planned', 'in_force', 'past']),
});

/** The sections that HR defines, with what they hold. */
export const setupSectionCalls = {
  /** All of them in their order, those too that only are a draft or that nobody is asked for any more. */
  listSetupSections: defineCall({
    ...setupRead,
    path: `${SETUP_PATH}/dynamiclist/sections`,
    request: z.object({}),
    reply: z.array(
      z.object({
        SectionCode: z.number().int(),
        /** Of the version in force, else of the latest one or the draft. */
        Name: z.string(),
        Area: z.enum(SECTION_AREAS),
        Image: z.string(),
        IsMaster: z.boolean(),
        /** Its page; empty where nothing is published. */
        LinkURL: pageSchema,
        /** Fields that are asked for. */
        Fields: z.number().int(),
        HasDraft: z.boolean(),
        DraftSavedDate: z.string(),
        DraftSavedBy: z.string(),
        RetiredDate: z.string(),
        /** False for a section that the product itself reads. */
        CanRetire: z.boolean(),
        /** People of whom it holds something. */
        Persons: z.number().int(),
        /** Undecided proposals. */
        Open: z.number().int(),
        Versions: z.array(versionSchema),
      }),
    ),
  }),

  /** Begins a section as a draft at the end of the order: with a group, and open to whom it concerns and HR. */
  createSection: defineCall({
    ...setupWrite,
    path: `${SETUP_PATH}/dynamicadd/create`,
    request: sectionDraftSchema.pick({ names: true, area: true, isMaster: true }),
    reply: z.object({ SectionCode: z.number().int() }),
  }),

  /** The order in which all of them stand. 409 where one was added meanwhile. */
  orderSections: defineCall({
    ...setupWrite,
    path: `${SETUP_PATH}/dynamicadd/order`,
    request: z.object({ SectionCodes: z.array(z.int32().min(1)).min(1).max(1_000) }),
    reply: z.object({}),
  }),

  /**
   * Nobody is asked for it any more, what it holds stays; one that was never published is deleted. 409 (`needed`) for one that the
   * product reads. What is open in it is decided as before.
   */
  retireSection: defineCall({
    ...setupWrite,
    path: `${SETUP_PATH}/dynamicadd/retire`,
    request: z.object(ofSetupSection),
    reply: z.object({ IsDeleted: z.boolean() }),
  }),

  restoreSection: defineCall({
    ...setupWrite,
    path: `${SETUP_PATH}/dynamicadd/restore`,
    request: z.object(ofSetupSection),
    reply: z.object({}),
  }),
};
