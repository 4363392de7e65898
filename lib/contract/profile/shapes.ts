import { z } from 'zod';
import { pageSchema } from '../platform/addresses';
import { SECTION_STATUSES } from '../people/record-rules';

/** PC-011: what all save calls share. LinkInfo is the rest of such a path below `api/`. */
export const SAVE_PATH = 'api/ecenter/profilesave/dynamicadd';

/** Own sections are at hand at the conduct gate, too, whose agreement may ask to look through them; of nobody else. */
const ofSection = { reach: 'browser', gate: 'conduct' } as const;
export const sectionRead = { ...ofSection, effect: 'read' } as const;
export const sectionWrite = { ...ofSection, effect: 'write' } as const;

/** The code of a section, 0 where every section is meant. */
export const sectionCodeSchema = z.int32().min(0);

/** Whose record: the employment with this code, the caller's own without one. Two that differ name nobody. */
export const personShape = {
  UserCode: z.string().max(64).default(''),
  ChillCode: z.string().max(64).default(''),
};

/** The key of a row, empty for a new one of a section with several, and for the only one of a section that has no row yet. */
export const keySchema = z.string().max(64).default('');

export const sectionShape = { SectionCode: sectionCodeSchema.min(1), ...personShape };
export const rowShape = { ...sectionShape, KeyCode: keySchema };

/** A day as DD-MMM-YYYY, empty for none; what is no day is refused. */
export const daySchema = z
  .string()
  .regex(/^(\d{2}-[A-Za-z]{3}-\d{4})?$/)
  .default('');

/** `StatusName` in the language of the call, its code alike in each; both are empty for what was never changed. */
export const statusShape = {
  StatusCode: z.enum(['', ...SECTION_STATUSES]),
  StatusName: z.string(),
  LastModifiedDate: z.string(),
};

/**
 * SECT-20. `LinkInfo` with a leading slash is the page that stands for the form, else the path to which the form is saved, below `api/`
 * (C1). `KeyCode` is the section's code as a text, by which `saveSection` is told which one; `MKeyCode` the name under which a row of a
 * section with several carries its key. Ours: `LinkURL`, the section's own page.
 */
export const sectionInfoSchema = z.object({
  Master: z.boolean(),
  SectionName: z.string(),
  SectionImage: z.string(),
  KeyCode: z.string(),
  MKeyCode: z.string(),
  LinkInfo: z.string(),
  SectionCode: z.number().int(),
  LinkURL: pageSchema,
});
export type SectionInfo = z.output<typeof sectionInfoSchema>;

const MAX_VALUE_LENGTH = 20_000;
const valueSchema = z.string().max(MAX_VALUE_LENGTH);

/**
 * What is named here, and beside it the values of fields under the fields' names, as the document has them: `valuesIn` gives those. No
 * field is called as what is named (`NAMES_BESIDE_VALUES`).
 */
export function withValues<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape).catchall(valueSchema) as unknown as z.ZodType<
    z.output<z.ZodObject<Shape>>,
    z.input<z.ZodObject<Shape>>
  >;
}

/** A person beside what they did. */
export const byWhomSchema = z.object({
  Name: z.string(),
  Empid: z.string(),
  KeyCode: z.string(),
  HasPhoto: z.boolean(),
});
