import { z } from 'zod';
import { defineCall } from '../call';
import { CHANGE_KINDS, TOUCHES } from '../people/record-rules';
import {
  byWhomSchema,
  daySchema,
  rowShape,
  SAVE_PATH,
  sectionRead,
  sectionShape,
  sectionWrite,
  statusShape,
  withValues,
  type SectionInfo,
} from './shapes';

/** What of a row was seen: a save that names it is refused where the row, or what is asked for, has moved on. */
const rowVersion = z.string().max(64);

/** What was asked for and is undecided: its values are those of the whole row as it would be. */
const proposalSchema = z.object({
  Kind: z.enum(CHANGE_KINDS),
  AskedBy: byWhomSchema,
  AskedOn: z.string(),
  EffectiveFrom: z.string(),
  /** By which `withdrawApproval` takes it back; empty where the caller may not. */
  ApprovalCode: z.string(),
  /** Whether a save of the caller's amends it, instead of asking beside it. */
  CanAmend: z.boolean(),
  /** Whether the caller can save nothing in this row until it is decided or withdrawn. */
  Blocks: z.boolean().default(false),
  Values: z.record(z.string(), z.string()),
});
export type Proposal = z.output<typeof proposalSchema>;

/** Sent with a save and with the question what it would do. A field that it does not name stays as it is. */
const saveShape = {
  ...rowShape,
  RowVersion: rowVersion.default(''),
  DefinitionVersion: z.int32().min(0).default(0),
  /** From which day it holds; today where it is empty. */
  EffectiveFrom: daySchema,
};

export const sectionRowCalls = {
  /**
   * PC-005: the values in force of a row, or of a section's only one, beside what is named here. Ours: `RowVersion` and, by the version
   * under which they were saved, `DefinitionVersion`; `Masked`, the names of the fields whose value stands there as its last four signs,
   * or as nothing that tells of it; `Proposal`, what waits to be decided, null where nothing does.
   */
  getSectionRow: defineCall({
    ...sectionRead,
    path: 'api/ecenter/profileedit/dynamicadd/profileinfo',
    request: z.object(rowShape),
    reply: withValues({
      KeyCode: z.string().default(''),
      RowVersion: rowVersion.default(''),
      DefinitionVersion: z.number().int().default(0),
      EffectiveFrom: z.string().default(''),
      Masked: z.array(z.string()).default([]),
      Proposal: proposalSchema.nullable().default(null),
    }),
  }),

  /**
   * PC-006, MAST-06: the rows of a section with several, in the order of their first day: with the texts of the fields beside what is
   * named, choices by their labels. A row that was asked for and is undecided is among them. `Waits` (ours) says for what it waits.
   */
  listSectionRows: defineCall({
    ...sectionRead,
    path: 'api/ecenter/profileedit/dynamiclist/masterdata',
    request: z.object(sectionShape),
    reply: z.array(
      withValues({
        ...statusShape,
        EditFlag: z.boolean(),
        DeleteFlag: z.boolean(),
        KeyCode: z.string(),
        RowVersion: rowVersion.default(''),
        Waits: z.enum(['', ...CHANGE_KINDS]).default(''),
      }),
    ),
  }),

  /**
   * PC-011, SECT-25: the path that LinkInfo says, with the values of the form beside what is named. `member` is the section's `KeyCode`.
   * Whoever may propose alone has asked for it then (`pending`). Issues name fields (`ValueIssue`, or `Rule` of the form), 409 says
   * under `reason` what has changed meanwhile (`SaveConflict`).
   */
  saveSection: defineCall({
    ...sectionWrite,
    path: SAVE_PATH,
    family: {
      listedBy: 'listSectionInfo',
      membersOf: (infos: SectionInfo[]) =>
        infos.map(({ KeyCode, LinkInfo }) => ({ name: KeyCode, path: `api/${LinkInfo}` })),
    },
    request: withValues({ member: z.string().max(20).default(''), ...saveShape }),
    reply: z.object({ ...statusShape, KeyCode: z.string().default(''), RowVersion: rowVersion.default('') }),
  }),

  /** PC-013: at once, or asked for where it needs a decision (`pending`). */
  deleteSectionRow: defineCall({
    ...sectionWrite,
    path: 'api/ecenter/profileedit/dynamiclist/sectiondelete',
    request: z.object({ ...rowShape, RowVersion: rowVersion.default('') }),
    reply: z.object(statusShape),
  }),

  /**
   * Ours: what a save would do, without doing it: whether it is asked for (`IsAsked`) and who decides, step by step; what it touches beside
   * the section (`Text` names it: a benefit, an agreement that will be asked). Of answers that do not pass it says the issues, as the save.
   */
  getSaveEffects: defineCall({
    ...sectionRead,
    path: 'api/ecenter/profileedit/dynamicadd/saveeffects',
    request: withValues(saveShape),
    reply: z.object({
      IsAsked: z.boolean().default(false),
      Steps: z.array(z.object({ Mode: z.enum(['any', 'all']), Approvers: z.array(byWhomSchema) })),
      Touches: z.array(z.object({ Kind: z.enum(TOUCHES), Text: z.string() })),
    }),
  }),
};
