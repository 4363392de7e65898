import { z } from 'zod';
import { FILTER_OPERATORS, MAX_COLUMNS, MAX_FILTERS, MAX_LABEL, MAX_REPORT_SEARCH } from './limits';

export const reportCodeSchema = z.string().regex(/^[a-z][a-z-]{0,49}$/);
export const fieldNameSchema = z.string().regex(/^[A-Za-z][\w.-]{0,63}$/);
const daySchema = z.union([z.literal(''), z.iso.date()]);

/** Rows of one field and operator add up; those of different fields narrow each other. */
const filterSchema = z.object({
  FieldCode: fieldNameSchema,
  Operator: z.enum(FILTER_OPERATORS).default('is'),
  FieldValue: z.string().max(200),
});

/** Which rows of a report are asked for. Days that are left out are the report's own. */
export const whichRowsShape = {
  Filters: z.array(filterSchema).max(MAX_FILTERS).default([]),
  AsOnDate: daySchema.default(''),
  FromDate: daySchema.default(''),
  ToDate: daySchema.default(''),
  Search: z
    .string()
    .max(MAX_REPORT_SEARCH)
    .default('')
    .transform((text) => text.normalize('NFKC').trim().replace(/\s+/g, ' ')),
};

/** Sorted by the report's own order where no field is named. */
export const orderShape = {
  Sort: z.union([z.literal(''), fieldNameSchema]).default(''),
  Direction: z.enum(['asc', 'desc']).default('asc'),
};

const columnSchema = z.object({ FieldName: fieldNameSchema, Label: z.string().trim().max(MAX_LABEL).default('') });

const fieldOrNone = z.union([z.literal(''), fieldNameSchema]).default('');

/** What a pivot groups rows by, and what it adds up: without a `Value` it counts rows, without a `Column` it has one column. */
export const pivotShape = { Row: fieldNameSchema, Column: fieldOrNone, Value: fieldOrNone };

const pivotSchema = z.object(pivotShape);
export type PivotQuestion = z.output<typeof pivotSchema>;

/** What a file is to hold, as JSON in the address of a download; columns that are left out are the report's own. */
export const fileQuestionSchema = z.object({
  ...whichRowsShape,
  ...orderShape,
  Columns: z.array(columnSchema).max(MAX_COLUMNS).default([]),
  /** Instead of the rows their pivot. */
  Pivot: pivotSchema.nullable().default(null),
});
export type FileQuestion = z.output<typeof fileQuestionSchema>;

export type WhichRows = Pick<FileQuestion, keyof typeof whichRowsShape>;
