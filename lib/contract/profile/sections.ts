import { z } from 'zod';
import { defineCall } from '../call';
import { ACCESSES } from '../people/record-rules';
import {
  keySchema,
  personShape,
  sectionCodeSchema,
  sectionInfoSchema,
  sectionRead,
  sectionShape,
  statusShape,
} from './shapes';

export const sectionCalls = {
  /**
   * PC-007: what a section is; with 0, all that the caller may open anywhere, in their order, which are the members of `saveSection`.
   * A section that nobody is asked for is not among them.
   */
  listSectionInfo: defineCall({
    ...sectionRead,
    path: 'api/ecenter/profilesection/dynamiclist/editinfo',
    request: z.object({ SectionCode: sectionCodeSchema.default(0) }),
    reply: z.array(sectionInfoSchema),
  }),

  /**
   * PC-008: where a section of somebody stands, of one row where `KeyCode` (ours) says so. `Comments` is why what was asked for last was
   * rejected, else empty. `EditFlag` lets it be saved. Ours: `Access`, the most that may be done with any of its fields; `Hidden`, how
   * many of its fields the caller is not shown.
   */
  getSectionHeader: defineCall({
    ...sectionRead,
    path: 'api/ecenter/profilesection/dynamicadd/sectionheader',
    request: z.object({ ...sectionShape, KeyCode: keySchema }),
    reply: z.object({
      ...statusShape,
      Comments: z.string(),
      EditFlag: z.boolean(),
      SectionInfo: sectionInfoSchema,
      Access: z.enum(ACCESSES).default('edit'),
      Hidden: z.number().int().default(0),
    }),
  }),

  /** PC-009, NAV-15: the section whose own page, or whose LinkInfo, this is; the first one counts. */
  listSectionsOfLink: defineCall({
    ...sectionRead,
    path: 'api/ecenter/profilesection/dynamiclist/getsection',
    request: z.object({ LinkURL: z.string().max(200) }),
    reply: z.array(sectionInfoSchema),
  }),

  /** PC-010, FORM-36: the sections by code and name. */
  listSectionChoices: defineCall({
    ...sectionRead,
    gate: 'full',
    path: 'api/ecenter/profileconfig/dynamiclist/listdropdown',
    request: z.object({}),
    reply: z.array(z.object({ value: z.string(), label: z.string() })),
  }),

  /**
   * Ours: the sections of somebody as their edit home shows them, in the order that Previous and Next follow; those that are closed to
   * the caller are left out. `Rows` counts the rows of a section with several, `Missing` the mandatory fields without an answer.
   */
  listSections: defineCall({
    ...sectionRead,
    path: 'api/ecenter/profilesection/dynamiclist/sectionlist',
    request: z.object(personShape),
    reply: z.array(
      sectionInfoSchema.extend({
        ...statusShape,
        EditFlag: z.boolean(),
        Access: z.enum(ACCESSES),
        Rows: z.number().int(),
        Missing: z.number().int(),
        Comments: z.string(),
      }),
    ),
  }),
};
