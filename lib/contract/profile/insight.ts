import { z } from 'zod';
import { defineCall } from '../call';
import { ACCESS_RULES, ACCESSES, CHANGE_KINDS, RELATIONS } from '../people/record-rules';
import {
  byWhomSchema,
  daySchema,
  personShape,
  rowShape,
  sectionCodeSchema,
  sectionInfoSchema,
  sectionRead,
  sectionShape,
  statusShape,
} from './shapes';

const fieldCode = z.string().max(40);

/** All calls are ours. */
export const sectionInsightCalls = {
  /**
   * What sections of somebody say on a day, of today where `On` is empty: labels and texts by the version of the definition under which
   * each was saved. 0 asks for all sections.
   */
  listSectionFacts: defineCall({
    ...sectionRead,
    path: 'api/ecenter/profileview/dynamiclist/sectionfacts',
    request: z.object({ SectionCode: sectionCodeSchema.default(0), ...personShape, On: daySchema }),
    reply: z.array(
      sectionInfoSchema.extend({
        ...statusShape,
        EditFlag: z.boolean(),
        Rows: z.array(
          z.object({
            KeyCode: z.string(),
            EffectiveFrom: z.string(),
            Facts: z.array(
              z.object({
                FieldCode: z.string(),
                Label: z.string(),
                Text: z.string(),
                Type: z.string(),
                IsColumn: z.boolean().default(true),
                IsMasked: z.boolean(),
              }),
            ),
          }),
        ),
      }),
    ),
  }),

  /**
   * What was changed in a section of somebody, or in one of its rows, the newest first: up to fifty, older than `Before`, the
   * `ChangeCode` of the last one that is there already. What the caller may not read of it is left out.
   */
  listSectionHistory: defineCall({
    ...sectionRead,
    path: 'api/ecenter/profileview/dynamiclist/sectionhistory',
    request: z.object({ ...rowShape, Before: z.uuid().or(z.literal('')).default('') }),
    reply: z.array(
      z.object({
        ChangeCode: z.string(),
        Kind: z.enum(CHANGE_KINDS),
        KeyCode: z.string(),
        StatusCode: statusShape.StatusCode,
        StatusName: z.string(),
        ChangedOn: z.string(),
        ChangedBy: byWhomSchema,
        EffectiveFrom: z.string(),
        /** Who decided, in the order of the steps; none where it held at once. */
        Decisions: z.array(
          z.object({ By: byWhomSchema, OnBehalfOf: z.string(), On: z.string(), Comments: z.string() }),
        ),
        Changes: z.array(
          z.object({
            FieldCode: z.string(),
            Label: z.string(),
            Before: z.string(),
            After: z.string(),
            IsMasked: z.boolean(),
          }),
        ),
      }),
    ),
  }),

  /**
   * Why a field of somebody's section is as far open to the caller as it is, or without a field, the section: the rule that decided, for
   * whom it speaks, and who may do more (`Others`). A field that is hidden from the caller is named to nobody.
   */
  getAccessReason: defineCall({
    ...sectionRead,
    path: 'api/ecenter/profileview/dynamicadd/accessreason',
    request: z.object({ ...sectionShape, FieldCode: fieldCode.default('') }),
    reply: z.object({
      Access: z.enum(ACCESSES),
      Rule: z.enum(ACCESS_RULES),
      Relations: z.array(z.enum(RELATIONS)),
      Others: z.array(z.object({ Relation: z.enum(RELATIONS), Access: z.enum(ACCESSES) })),
    }),
  }),

  /** The whole value of a field that is shown as its last four signs. Who saw it is written down; nothing of it is kept by a browser. */
  getWholeValue: defineCall({
    ...sectionRead,
    path: 'api/ecenter/profileview/dynamicadd/wholevalue',
    request: z.object({ ...rowShape, FieldCode: fieldCode.min(1) }),
    reply: z.object({ Value: z.string() }),
  }),
};
