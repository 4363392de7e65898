import { z } from 'zod';
import { languages } from '../platform/languages';
import { ACCESSES, RELATIONS } from './record-rules';
import { isBesideValues } from './record-names';
import { FIELD_TYPES, PATTERNS } from '../platform/form/field';
import { MAX_FIELDS, MAX_GROUPS, MAX_OPTIONS, PERSON_COLUMNS, SECTION_AREAS } from './section-rules';

const codeSchema = z.string().regex(/^\w{1,20}$/);
const notesSchema = z.partialRecord(z.enum(languages), z.string().trim().max(1_000));
const accessSchema = z.partialRecord(z.enum(RELATIONS), z.enum(ACCESSES));
const nameSchema = z.string().trim().max(200);

/** How what HR writes itself has to be. */
interface Rules {
  /** A name in each language that has one; English stands in for the others. */
  readonly names: z.ZodType<Partial<Record<(typeof languages)[number], string>>>;
  readonly key: z.ZodType<string>;
  readonly value: z.ZodType<string>;
  readonly leastAnswers: number;
  readonly leastGroups: number;
}

const optionSchema = ({ names, value }: Rules) =>
  z.object({
    value,
    names,
    /** The answer of `choicesOf` for which it is offered; empty for each. */
    parent: z.string().max(60).default(''),
  });

const fieldSchema = (rules: Rules) =>
  z.object({
    code: codeSchema,
    /** Its name on the wire and in formulas. */
    key: rules.key,
    type: z.enum(FIELD_TYPES),
    names: rules.names,
    notes: notesSchema.default({}),
    group: codeSchema,
    isMandatory: z.boolean().default(false),
    isEnabled: z.boolean().default(true),
    isReadOnly: z.boolean().default(false),
    /** EmpShow: on one's own profile. */
    isShownToEmployee: z.boolean().default(true),
    isColumn: z.boolean().default(false),
    /** Whether figures tell people apart by its answers. */
    isDimension: z.boolean().default(false),
    views: z.enum(['', 'own', 'other']).default(''),
    minLength: z.int().min(0).max(10_000).nullable().default(null),
    maxLength: z.int().min(1).max(10_000).nullable().default(null),
    patterns: z.array(z.enum(PATTERNS)).default([]),
    isAboveZero: z.boolean().default(false),
    enables: z
      .array(
        z.object({
          answers: z.array(z.string().max(60)).min(rules.leastAnswers),
          fields: z.array(codeSchema).default([]),
          groups: z.array(codeSchema).default([]),
        }),
      )
      .max(50)
      .default([]),
    labelledBy: codeSchema.nullable().default(null),
    choicesOf: codeSchema.nullable().default(null),
    formula: z.string().max(2_000).nullable().default(null),
    options: z.array(optionSchema(rules)).max(MAX_OPTIONS).default([]),
    /** A list of the organisation's that is searched instead of sent. */
    list: z.string().max(40).nullable().default(null),
    /** Sealed in the database; whoever may read it sees its last four signs. */
    isSecret: z.boolean().default(false),
    /** Asked no more; values from before stay readable. */
    isRetired: z.boolean().default(false),
    access: accessSchema.default({}),
  });

/** A column that follows the answers of some fields, put together; of several rows it follows the first. No secret ones. */
const copySchema = z.object({ column: z.enum(PERSON_COLUMNS), fields: z.array(codeSchema).min(1).max(10) });

const sectionSchema = (rules: Rules) =>
  z.object({
    names: rules.names,
    /** Among which others it stands where many are shown. */
    area: z.enum(SECTION_AREAS).default('person'),
    image: z.string().max(200).default(''),
    /** LinkInfo: a page where it begins with a slash, else a member of the calls that save a section. */
    link: z.string().max(200),
    /** Several rows instead of one. */
    isMaster: z.boolean().default(false),
    groups: z
      .array(z.object({ code: codeSchema, names: rules.names }))
      .min(rules.leastGroups)
      .max(MAX_GROUPS),
    fields: z.array(fieldSchema(rules)).max(MAX_FIELDS),
    access: accessSchema,
    /** Who decides what is proposed; a second pair of eyes for what HR edits too. */
    isSeenTwice: z.boolean().default(false),
    copies: z.array(copySchema).default([]),
  });

/** A section of the record as HR defines it. What a section says of access holds for each field that says nothing itself. */
export const sectionDefinitionSchema = sectionSchema({
  names: z.partialRecord(z.enum(languages), nameSchema.min(1)).refine((names) => names.en, 'no_english'),
  key: z
    .string()
    .regex(/^[A-Za-z]\w{0,39}$/)
    .refine((key) => !isBesideValues(key), 'reserved'),
  value: z.string().regex(/^[^,;]{1,60}$/),
  leastAnswers: 1,
  leastGroups: 1,
});

/** The same while HR still writes it: names, keys and values may be empty or not yet as they have to be. */
export const sectionDraftSchema = sectionSchema({
  names: z.partialRecord(z.enum(languages), nameSchema),
  key: z.string().trim().max(40),
  value: z.string().max(60),
  leastAnswers: 0,
  leastGroups: 0,
});

export type SectionDefinition = z.output<typeof sectionDefinitionSchema>;
export type FieldDefinition = SectionDefinition['fields'][number];
/** As it may be sent: what is not said is as the schema says. */
export type SectionDraft = z.input<typeof sectionDraftSchema>;
