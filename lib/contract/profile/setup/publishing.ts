import { z } from 'zod';
import { defineCall } from '../../call';
import { COMPARED_KINDS, COMPARED_PARTS } from '../../people/section-rules';
import { FIELD_TYPES } from '../../platform/form/field';
import { daySchema } from '../shapes';
import {
  definitionIssueSchema,
  ofSetupSection,
  revisionSchema,
  SETUP_PATH,
  setupRead,
  setupWrite,
  versionNumberSchema,
} from './shapes';

const ofField = { FieldCode: z.string(), Name: z.string() };

/** What each means: `people/section-differences.ts`. Names are in the language of the call. */
const differenceSchema = z.object({
  Part: z.enum(COMPARED_PARTS),
  Kind: z.enum(COMPARED_KINDS),
  /** Of the field it belongs to; empty for a section and a group. */
  FieldCode: z.string(),
  /** What the part is called: the field, group or option, or whom the access is given (a relation). */
  Name: z.string(),
  Property: z.string(),
  Before: z.string(),
  After: z.string(),
});
export type SectionDifference = z.output<typeof differenceSchema>;

export const sectionPublishingCalls = {
  /** What a draft would meet, counted now. */
  getPublishFigures: defineCall({
    ...setupRead,
    path: `${SETUP_PATH}/dynamicadd/figures`,
    request: z.object(ofSetupSection),
    reply: z.object({
      Revision: revisionSchema,
      Issues: z.array(definitionIssueSchema),
      /** Fields that hold values, with how many of how many people; `IsRetired` where the draft retires one. */
      Fields: z.array(
        z.object({ ...ofField, Values: z.number().int(), Persons: z.number().int(), IsRetired: z.boolean() }),
      ),
      /** The dry run of each other type, format, length or list of choices: of so many values so many do not fit. */
      Changes: z.array(
        z.object({
          ...ofField,
          Before: z.enum(FIELD_TYPES),
          After: z.enum(FIELD_TYPES),
          Values: z.number().int(),
          Misfits: z.number().int(),
        }),
      ),
      /** Undecided proposals, and of these those that the draft's changes concern. */
      Open: z.number().int(),
      OpenConcerned: z.number().int(),
      /** Versions that are planned from a day to come, which publishing before that replaces. */
      Planned: z.array(z.object({ Number: z.number().int(), ValidFrom: z.string() })),
      /** People whose record would lack something that is mandatory. */
      Incomplete: z.number().int(),
      /** Chains in force that name the section or a field of it, the one for all last, with what is open of this section. */
      Chains: z.array(
        z.object({ ChainCode: z.string(), Name: z.string(), Steps: z.number().int(), Open: z.number().int() }),
      ),
      Differences: z.array(differenceSchema),
    }),
  }),

  /**
   * Puts the draft in force from a day on, today without one, none that is past (422 at `ValidFrom`: `past`). It replaces what is
   * planned from that day or later. `Misfits` are those of the figures that were seen:
   * 409 (`figures`) where others are so now, 422 with paths into the definition where issues are left.
   */
  publishSectionDraft: defineCall({
    ...setupWrite,
    path: `${SETUP_PATH}/dynamicadd/publish`,
    request: z.object({
      ...ofSetupSection,
      Revision: revisionSchema,
      ValidFrom: daySchema,
      Misfits: z
        .array(z.object({ FieldCode: z.string().max(20), Count: z.int32().min(0) }))
        .max(500)
        .default([]),
    }),
    reply: z.object({ Number: z.number().int(), ValidFrom: z.string() }),
  }),

  /** What differs between two versions (0 for the draft), in the order of the later one. */
  compareSectionVersions: defineCall({
    ...setupRead,
    path: `${SETUP_PATH}/dynamiclist/compare`,
    request: z.object({ ...ofSetupSection, Before: versionNumberSchema, After: versionNumberSchema }),
    reply: z.array(differenceSchema),
  }),
};
