import { z } from 'zod';
import { defineCall } from '../call';
import { FILTER_CODE, MAX_CHOSEN_CODES, MAX_ORG_CODE, ORG_LEVELS, countChosen } from './organisation-levels';

const fullRead = { reach: 'browser', gate: 'full', effect: 'read' } as const;

/** A day as `YYYY-MM-DD`; today where it is empty. */
export const onDaySchema = z.union([z.literal(''), z.iso.date()]).default('');

const levelSchema = z.enum(ORG_LEVELS);

/** What is chosen of the organisation, by the level's `KeyCode` (ORGF-05). */
export const orgChoiceSchema = z
  .partialRecord(levelSchema, z.array(z.string().min(1).max(MAX_ORG_CODE)).max(MAX_CHOSEN_CODES))
  .default({});

/**
 * Whose filter it is. Lists of everyone whom one may name, such as `employeesearch`, count those; any other counts those whose record
 * is open to the caller.
 */
const urlNameSchema = z.string().max(64).default('');

/** The most codes of all levels together that are kept under one code. */
export const MAX_SAVED_CODES = 2_000;

const savedChoiceSchema = orgChoiceSchema.refine((choice) => countChosen(choice) <= MAX_SAVED_CODES, 'too_many');

export const organisationFilterCalls = {
  /** PC-059, ORGF-08 to ORGF-12: the columns of the organisation by `DisplayOrder`; `fieldname` names the field of a row of people. */
  listOrgColumns: defineCall({
    ...fullRead,
    path: 'api/common/reportbuilder/dynamiclist/orgcolumns',
    request: z.object({ ReportCode: z.int32().default(0) }),
    reply: z.array(
      z.object({ name: z.string(), label: z.string(), fieldname: z.string(), DisplayOrder: z.number().int() }),
    ),
  }),

  /** PC-075, PC-118: the levels of the organisation and what the table of each shows. */
  listOrgFilterLevels: defineCall({
    ...fullRead,
    path: 'api/common/orgfilter/dynamiclistchild/orgcolumns',
    request: z.object({ URLName: urlNameSchema }),
    reply: z.array(
      z.object({
        OrgLabel: z.string(),
        KeyCode: levelSchema,
        columns: z.array(z.object({ dataField: z.string(), text: z.string() })),
      }),
    ),
  }),

  /**
   * PC-076: the rows of each level on a day, with how many people of those whom the caller's list may show. A unit counts those below
   * it too and says how deep it stands; units come in reading order. Nothing without a person is in it.
   */
  listOrgFilterRows: defineCall({
    ...fullRead,
    path: 'api/common/orgfilter/dynamiclistchild/orgdata',
    request: z.object({ URLName: urlNameSchema, On: onDaySchema }),
    reply: z.array(
      z.object({
        KeyCode: levelSchema,
        rows: z.array(
          z.object({
            Code: z.string(),
            Name: z.string(),
            People: z.number().int(),
            Depth: z.number().int().default(0),
          }),
        ),
      }),
    ),
  }),

  /** PC-077: what is chosen by name, in the order of the levels, and how many people that finds on a day. Unknown codes are left out. */
  getOrgSelection: defineCall({
    ...fullRead,
    path: 'api/common/orgfilter/dynamiclist/orglist',
    request: z.object({ URLName: urlNameSchema, On: onDaySchema, Chosen: orgChoiceSchema }),
    reply: z.object({
      People: z.number().int(),
      Chosen: z.array(z.object({ KeyCode: levelSchema, Code: z.string(), Name: z.string() })),
    }),
  }),

  /** Ours: keeps a choice that is too long for an address under a code; the same choice of the same person has the same one. */
  saveOrgFilter: defineCall({
    ...fullRead,
    reach: 'server',
    effect: 'write',
    path: 'api/common/orgfilter/dynamicadd/savedfilter',
    request: z.object({ Chosen: savedChoiceSchema }),
    reply: z.object({ FilterCode: z.string() }),
  }),

  /**
   * Ours: what is saved under a code, whoever saved it; null where nothing is. It names parts of the organisation alone: whom a reader
   * finds there is theirs to see in any case.
   */
  getSavedOrgFilter: defineCall({
    ...fullRead,
    path: 'api/common/orgfilter/dynamiclist/savedfilter',
    request: z.object({ FilterCode: z.string().regex(FILTER_CODE) }),
    reply: z.object({ Chosen: orgChoiceSchema.nullable() }),
  }),
};
