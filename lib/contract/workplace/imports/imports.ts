import { z } from 'zod';
import { defineCall } from '../../call';
import { uploadedSchema, uploadRequestSchema } from '../../platform/files';
import {
  IMPORT_FORMATS,
  IMPORT_STATES,
  MAX_CELL,
  MAX_IMPORT_ROWS_PAGE,
  ROW_OUTCOMES,
  ROW_STATES,
  WRITE_MODES,
} from './import-rules';
import {
  countsSchema,
  importKindSchema,
  importRowOfListSchema,
  importRowSchema,
  importSchema,
  keySchema,
  ofImport,
  problemSchema,
  progressSchema,
  textsByKeySchema,
} from './shapes';

const PATH = 'api/process/smartupload';
const read = { reach: 'browser', gate: 'full', effect: 'read' } as const;
const write = { reach: 'browser', gate: 'full', effect: 'write' } as const;

/**
 * Imports of files: a file is sent and started, its columns are said, a dry run checks each row, then it is written and may be taken
 * back. Each of the last three is a job whose progress is asked for.
 */
export const importCalls = {
  /** PC-084, WFDB-20: one's own imports and those of others whose kind one may import, the latest first. */
  listImports: defineCall({
    ...read,
    path: 'api/ecenter/smartuplodareport/dynamiclist/uploadlist',
    request: z.object({
      Kind: z.string().max(64).default(''),
      States: z.array(z.enum(IMPORT_STATES)).max(IMPORT_STATES.length).default([]),
      OnlyOwn: z.boolean().default(false),
      /** The position of the last row of the page before; empty for the first page. */
      After: z.string().max(100).default(''),
      PageSize: z.number().int().min(1).max(101).default(51),
    }),
    reply: z.array(importRowOfListSchema),
  }),

  /** What the caller may import, with the columns of each kind. */
  listImportKinds: defineCall({
    ...read,
    path: `${PATH}/dynamiclist/kindlist`,
    request: z.object({}),
    reply: z.array(importKindSchema),
  }),

  /** A file for an import (CSV or XLSX); what was pasted is sent as a CSV file. */
  uploadImportFile: defineCall({
    ...write,
    path: `${PATH}/dynamicupload/file`,
    kind: 'upload',
    request: uploadRequestSchema,
    reply: uploadedSchema,
  }),

  /**
   * Begins an import of a file that the caller sent; its columns are guessed, or remembered. 422 at `HeaderCode` with a problem of the
   * file.
   */
  startImport: defineCall({
    ...write,
    path: `${PATH}/dynamicadd/start`,
    request: z.object({
      HeaderCode: z.string().min(1).max(64),
      Kind: keySchema,
      Sheet: z.string().max(100).default(''),
    }),
    reply: importSchema,
  }),

  getImport: defineCall({ ...read, path: `${PATH}/dynamicadd/detail`, request: ofImport, reply: importSchema }),

  /** How far a job is: a poll. */
  getImportProgress: defineCall({
    ...read,
    background: true,
    path: `${PATH}/dynamicadd/progress`,
    request: ofImport,
    reply: z.object({
      State: z.enum(IMPORT_STATES),
      Progress: progressSchema.nullable(),
      Problem: problemSchema.nullable(),
      Counts: countsSchema,
    }),
  }),

  /** Which column of the file is which. Another sheet begins anew: its columns are guessed, `Mapping` is not looked at. */
  saveImportMapping: defineCall({
    ...write,
    path: `${PATH}/dynamicadd/mapping`,
    request: ofImport.extend({
      Sheet: z.string().max(100).default(''),
      Mapping: z.array(z.object({ Position: z.int32().min(0), Column: keySchema })).max(500),
      KeyColumn: keySchema,
      Fixed: textsByKeySchema.default({}),
      /** Those of the kind; one that is not named has its default. */
      Options: textsByKeySchema.default({}),
    }),
    reply: importSchema,
  }),

  /** Starts the dry run of all rows; the mapping is remembered for files with such headings. */
  checkImport: defineCall({
    ...write,
    path: `${PATH}/dynamicadd/check`,
    request: ofImport,
    reply: importSchema,
  }),

  listImportRows: defineCall({
    ...read,
    path: `${PATH}/dynamiclist/rowlist`,
    request: ofImport.extend({
      /** Those with any of these; none of them for all. */
      Outcomes: z.array(z.enum(ROW_OUTCOMES)).max(ROW_OUTCOMES.length).default([]),
      States: z.array(z.enum(ROW_STATES)).max(ROW_STATES.length).default([]),
      /** Those with an issue at this column. */
      Column: z.string().max(64).default(''),
      /** A part of the label. */
      Search: z.string().trim().max(100).default(''),
      /** The line of the last row of the page before; 0 for the first page. */
      After: z.int32().min(0).default(0),
      PageSize: z.number().int().min(1).max(MAX_IMPORT_ROWS_PAGE).default(51),
    }),
    reply: z.array(importRowSchema),
  }),

  /** Corrects cells of a row and checks it anew. The file stays as it is. */
  updateImportRow: defineCall({
    ...write,
    path: `${PATH}/dynamicadd/rowupdate`,
    request: ofImport.extend({
      Line: z.int32().min(1),
      /** By mapped column. */
      Cells: z.record(keySchema, z.string().max(MAX_CELL)),
    }),
    reply: z.object({ Row: importRowSchema, Counts: countsSchema }),
  }),

  /** Starts writing what was checked; each row is checked again as it is written. */
  runImport: defineCall({
    ...write,
    path: `${PATH}/dynamicadd/run`,
    request: ofImport.extend({ Mode: z.enum(WRITE_MODES).default('valid') }),
    reply: importSchema,
  }),

  /**
   * Starts taking back what an import has written: all of it or nothing (`all`), or what can be (`valid`). What stands in the way says
   * each row.
   */
  undoImport: defineCall({
    ...write,
    path: `${PATH}/dynamicadd/undo`,
    request: ofImport.extend({ Mode: z.enum(WRITE_MODES).default('all'), Reason: z.string().max(5000).default('') }),
    reply: importSchema,
  }),

  /** Forgets an import that was not written, with its file and rows. */
  discardImport: defineCall({
    ...write,
    path: `${PATH}/dynamicadd/discard`,
    request: ofImport,
    reply: z.object({}),
  }),

  /** The refused rows in the shape of the file, with a column of reasons. */
  downloadImportErrors: defineCall({
    ...read,
    kind: 'download',
    path: `${PATH}/dynamicdownload/errors`,
    request: ofImport.extend({ Format: z.enum(IMPORT_FORMATS).default('xlsx') }),
    reply: z.unknown(),
  }),

  /** A file with the headings of a kind, in the language of the call. */
  downloadImportTemplate: defineCall({
    ...read,
    kind: 'download',
    path: `${PATH}/dynamicdownload/template`,
    request: z.object({ Kind: keySchema, Format: z.enum(IMPORT_FORMATS).default('xlsx') }),
    reply: z.unknown(),
  }),
};
