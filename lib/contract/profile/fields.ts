import { z } from 'zod';
import { defineCall } from '../call';
import { ACCESS_RULES, ACCESSES, RELATIONS } from '../people/record-rules';
import { sectionRead, sectionShape } from './shapes';

/** Whose record it is (ours) decides which fields are open. */
const fieldsRequest = z.object(sectionShape);

/** `parent` is the answer of the field that decides for which one it is offered, empty for each. */
export const sectionOptionSchema = z.object({ value: z.string(), label: z.string(), parent: z.string().default('') });

/** Several lists, by the names of their fields. */
const optionLists = z.record(z.string(), z.array(sectionOptionSchema));

/**
 * FORM-13 (what each means: `platform/form/wire-field.ts`). Ours: `DefinitionVersion`, with which the form is saved; `Access`, by which
 * `disable` is set, the rule that decided it, and who else may change the field (`Editors`); `IsMasked`, for a field whose value is shown
 * as its last four signs; `IsSearched`, for one whose options are too many to be sent and are asked for by `searchSectionOptions`.
 */
export const sectionFieldSchema = z.object({
  fieldname: z.string(),
  name: z.string(),
  type: z.string(),
  Mandatory: z.boolean(),
  Enable: z.boolean(),
  disable: z.boolean(),
  EmpShow: z.boolean(),
  ListView: z.boolean(),
  minimum: z.number().int().nullable(),
  maximum: z.number().int().nullable(),
  email: z.boolean(),
  zerotype: z.boolean(),
  number: z.boolean(),
  CharEnable: z.boolean(),
  passport: z.boolean(),
  InfoNotes: z.string(),
  FieldCode: z.string(),
  GroupCode: z.string(),
  GroupName: z.string(),
  DisplayOrder: z.number().int(),
  RadioValue: z.string(),
  RadioDepentCodes: z.string(),
  DepentValue: z.string(),
  DepentFieldCode: z.string(),
  groupselect: z.boolean(),
  selectgroup1: z.string(),
  selectgroup2: z.string(),
  selectgroup3: z.string(),
  parentkeycode: z.string(),
  parentlabelfieldcode: z.string(),
  views: z.string(),
  format: z.string(),
  DefinitionVersion: z.number().int().default(0),
  Access: z.enum(ACCESSES).default('edit'),
  Rule: z.enum(ACCESS_RULES).default('section'),
  Editors: z.array(z.enum(RELATIONS)).default([]),
  IsMasked: z.boolean().default(false),
  IsSearched: z.boolean().default(false),
});
export type SectionField = z.output<typeof sectionFieldSchema>;

export const sectionFieldCalls = {
  /** PC-001, FORM-01: the fields that the caller is shown of a section, which its form is made of. */
  listSectionFields: defineCall({
    ...sectionRead,
    path: 'api/ecenter/profileedit/dynamiclist/options',
    request: fieldsRequest,
    reply: z.array(sectionFieldSchema),
  }),

  /** PC-002, FORM-21: what its lists offer, those of one answer and of several. */
  listSelectOptions: defineCall({
    ...sectionRead,
    path: 'api/ecenter/profileedit/dynamiclistchild/select',
    request: fieldsRequest,
    reply: optionLists,
  }),

  /** PC-003, FORM-22. */
  listRadioOptions: defineCall({
    ...sectionRead,
    path: 'api/ecenter/profileedit/dynamiclistchild/radio',
    request: fieldsRequest,
    reply: optionLists,
  }),

  /** PC-004, FORM-23. */
  listCheckboxOptions: defineCall({
    ...sectionRead,
    path: 'api/ecenter/profileedit/dynamiclistchild/checkbox',
    request: fieldsRequest,
    reply: optionLists,
  }),

  /**
   * Ours: of a list that is too long to be sent, up to twenty options that hold the text, those that begin with it first; with `Values`
   * (with commas between them) the options of these answers, so that they can be named.
   */
  searchSectionOptions: defineCall({
    ...sectionRead,
    path: 'api/ecenter/profileedit/dynamiclist/optionsearch',
    request: z.object({
      ...sectionShape,
      FieldCode: z.string().min(1).max(40),
      SearchText: z.string().max(100).default(''),
      Parent: z.string().max(60).default(''),
      Values: z.string().max(2_000).default(''),
    }),
    reply: z.array(sectionOptionSchema),
  }),

  /**
   * PC-019, FORM-29, FORM-30: branches of a bank whose IFSC, name or city hold the text, up to twenty; `BankCode` is an answer of
   * the field of this name, empty for all banks. One of them fills `Branch` and `BankAddress` (C7).
   */
  searchBankBranches: defineCall({
    ...sectionRead,
    path: 'api/ecenter/masbank/dynamiclist/ifsclist',
    request: z.object({ BankCode: z.string().max(60).default(''), SearchText: z.string().max(100).default('') }),
    reply: z.array(
      z.object({
        BankCode: z.string(),
        IFSCCode: z.string(),
        Branch: z.string(),
        City: z.string().default(''),
        BankAddress: z.string(),
      }),
    ),
  }),
};
