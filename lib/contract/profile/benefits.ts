import { z } from 'zod';
import { defineCall } from '../call';
import { CHANGE_KINDS } from '../people/record-rules';
import { lookupRowSchema } from '../platform/lookups/lookup-schemas';
import type { LookupShape } from '../platform/lookups/lookup-shape';
import { daySchema, keySchema, sectionRead, sectionWrite, statusShape } from './shapes';

/** BENF-02. A caption that is left empty is the product's word in the language of the call. */
export const benefitShape = {
  code: 'Benefit_Code',
  columns: {
    Benefit_Name: { type: 'text', maxLength: 100, isUnique: true },
    ShareEnable: { type: 'flag' },
    ShareCaption: { type: 'text', maxLength: 60, isOptional: true },
    AddressEnable: { type: 'flag' },
    AddressCaption: { type: 'text', maxLength: 60, isOptional: true },
    AddressMandatory: { type: 'flag' },
    /** Ours. */
    IsActive: { type: 'flag' },
  },
} as const satisfies LookupShape;

/** Of whose record, and of which relative: the key of their row in the section of the family. */
const ofRelative = z.object({ UserCode: keySchema, Family_Code: keySchema });

/** A row of section 35: what a relative gets of a benefit. */
const nomineeShape = {
  Benefit_Code: z.int32(),
  Percentage: z.string().max(20).default(''),
  Address: z.string().max(2_000).default(''),
};

/** BENF: the benefit form, which stands in place of the generic one of section 35. */
export const benefitCalls = {
  /** PC-014, BENF-01: the benefits that relatives are named for, in their order. */
  listBenefitOptions: defineCall({
    ...sectionRead,
    path: 'api/ecenter/profileedit/dynamiclist/benefitoption',
    request: z.object({}),
    reply: z.array(lookupRowSchema(benefitShape)),
  }),

  /**
   * PC-015, BENF-03, BENF-04: what a relative gets of each benefit; `Nominee` is empty where nobody has said it. What the caller asked for
   * and may amend stands there in place of what is in force. Ours: `OthersPercentage`, what all other nominees have of it together, with
   * what waits to be decided; `Waits`, for what the row waits; `EditFlag`, whether the caller may change it.
   */
  listBenefitDetails: defineCall({
    ...sectionRead,
    path: 'api/ecenter/profileedit/dynamiclist/benefitdetail',
    request: ofRelative,
    reply: z.array(
      z.object({
        ...nomineeShape,
        Nominee: z.enum(['', 'Yes', 'No']),
        OthersPercentage: z.number().default(0),
        RowVersion: z.string().default(''),
        Waits: z.enum(['', ...CHANGE_KINDS]).default(''),
        EditFlag: z.boolean().default(true),
      }),
    ),
  }),

  /** PC-016, BENF-05: the relatives who may be named, one of them where `Family_Code` says so; `Relation` by its name. */
  listRelatives: defineCall({
    ...sectionRead,
    path: 'api/ecenter/profileedit/dynamiclist/familyselect',
    request: ofRelative,
    reply: z.array(z.object({ Family_Code: z.string(), Name: z.string(), Relation: z.string() })),
  }),

  /**
   * PC-012, BENF-11: all of it or nothing, of one person. Issues are at `Entries.0.Percentage`; `shares` says that a benefit would be
   * shared out beyond a hundred per cent. `RowVersion` (ours) is what was seen, empty for no row; left out, it is not looked at.
   */
  saveBenefits: defineCall({
    ...sectionWrite,
    path: 'api/ecenter/profileedit/dynamicListadd/updatedata',
    request: z.object({
      Entries: z
        .array(
          ofRelative.extend({
            ...nomineeShape,
            FNominee: z.enum(['Yes', 'No']),
            RowVersion: z.string().max(64).optional(),
          }),
        )
        .min(1)
        .max(100),
      EffectiveFrom: daySchema,
    }),
    reply: z.array(z.object({ Benefit_Code: z.number().int(), ...statusShape })),
  }),
};
