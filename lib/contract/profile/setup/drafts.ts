import { z } from 'zod';
import { defineCall } from '../../call';
import { RELATIONS } from '../../people/record-rules';
import { sectionDraftSchema } from '../../people/section-definition';
import { MAX_DEFINITION_BYTES } from '../../people/section-rules';
import { sectionFieldSchema, sectionOptionSchema } from '../fields';
import { sectionInfoSchema } from '../shapes';
import {
  definitionIssueSchema,
  ofSetupSection,
  revisionSchema,
  SETUP_PATH,
  setupRead,
  setupWrite,
  versionNumberSchema,
} from './shapes';

/** A form of a draft, in the shape of the calls of a section: `listSectionFields`, and its three calls of options in one. */
export const previewSchema = z.object({
  SectionInfo: sectionInfoSchema,
  /** Where there are any the form cannot be shown, and `Fields` is empty. */
  Issues: z.array(definitionIssueSchema),
  Fields: z.array(sectionFieldSchema),
  /** By the names of the fields; those whose lists are searched are left out. */
  Options: z.record(z.string(), z.array(sectionOptionSchema)),
});

/** A section as HR writes it, before anybody else is asked for it. */
export const sectionDraftCalls = {
  /**
   * The draft; where there is none, what is published last, from which the first save makes one. `link` and `copies` of a definition
   * are the product's: what is sent of them is not looked at.
   */
  getSectionDraft: defineCall({
    ...setupRead,
    path: `${SETUP_PATH}/dynamicadd/draft`,
    request: z.object(ofSetupSection),
    reply: z.object({
      Revision: revisionSchema,
      IsDraft: z.boolean(),
      /** The version that it was made from; 0 for a section that is not published. */
      BasedOn: z.number().int(),
      Definition: sectionDraftSchema,
      SavedDate: z.string(),
      SavedBy: z.string(),
      /** Fields that hold values, by code: they are retired, never removed. */
      Holding: z.array(z.object({ FieldCode: z.string(), Values: z.number().int() })),
      /** Codes of fields that the product reads: they keep their type and stay. */
      Needed: z.array(z.string()),
      Issues: z.array(definitionIssueSchema),
    }),
  }),

  /** A published version, or the draft (0). */
  getSectionVersion: defineCall({
    ...setupRead,
    path: `${SETUP_PATH}/dynamicadd/version`,
    request: z.object({ ...ofSetupSection, Number: versionNumberSchema }),
    reply: z.object({ Number: z.number().int(), ValidFrom: z.string(), Definition: sectionDraftSchema }),
  }),

  /**
   * Keeps the draft whole. 409 where it moved on since `Revision`, with `reason` (`DraftConflict`), `by` and `on`: what stands there
   * then is `getSectionDraft`'s, what was typed is kept beside it.
   */
  saveSectionDraft: defineCall({
    ...setupWrite,
    path: `${SETUP_PATH}/dynamicadd/save`,
    maxBytes: MAX_DEFINITION_BYTES,
    request: z.object({ ...ofSetupSection, Revision: revisionSchema, Definition: sectionDraftSchema }),
    reply: z.object({ Revision: revisionSchema, SavedDate: z.string(), Issues: z.array(definitionIssueSchema) }),
  }),

  /** Gives a draft up; 409 as for `saveSectionDraft`. A section that was never published is deleted with it (`IsDeleted`). */
  discardSectionDraft: defineCall({
    ...setupWrite,
    path: `${SETUP_PATH}/dynamicadd/discard`,
    request: z.object({ ...ofSetupSection, Revision: revisionSchema }),
    reply: z.object({ IsDeleted: z.boolean() }),
  }),

  /** What would keep a definition from being published, without keeping it; none where it may be. */
  checkSectionDraft: defineCall({
    ...setupRead,
    path: `${SETUP_PATH}/dynamicadd/check`,
    maxBytes: MAX_DEFINITION_BYTES,
    request: z.object({ ...ofSetupSection, Definition: sectionDraftSchema }),
    reply: z.object({ Issues: z.array(definitionIssueSchema) }),
  }),

  /** The form of a version (0 for the draft) as somebody who stands so to a person would be shown it. */
  getSectionPreview: defineCall({
    ...setupRead,
    path: `${SETUP_PATH}/dynamicadd/preview`,
    request: z.object({ ...ofSetupSection, Number: versionNumberSchema, As: z.enum(RELATIONS).default('self') }),
    reply: previewSchema,
  }),

  /** As `searchSectionOptions`, of a version; for whoever tries a draft out, of that. */
  searchPreviewOptions: defineCall({
    ...setupRead,
    path: `${SETUP_PATH}/dynamiclist/optionsearch`,
    request: z.object({
      ...ofSetupSection,
      Number: versionNumberSchema,
      FieldCode: z.string().min(1).max(40),
      SearchText: z.string().max(100).default(''),
      Parent: z.string().max(60).default(''),
      Values: z.string().max(2_000).default(''),
    }),
    reply: z.array(sectionOptionSchema),
  }),
};
