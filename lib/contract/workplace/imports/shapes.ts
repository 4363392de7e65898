import { z } from 'zod';
import { IMPORT_FORMATS, IMPORT_PROBLEMS, IMPORT_STATES, ROW_OUTCOMES, ROW_STATES, WRITE_MODES } from './import-rules';

export const importCodeSchema = z.string().min(1).max(64);
export const ofImport = z.object({ ImportCode: importCodeSchema });
/** A column of a kind, or an option of it. */
export const keySchema = z.string().min(1).max(64);

export const countsSchema = z.object({
  /** Rows of the file that were read. */
  Rows: z.number().int(),
  New: z.number().int(),
  Changed: z.number().int(),
  Same: z.number().int(),
  Refused: z.number().int(),
  Written: z.number().int(),
  TakenBack: z.number().int(),
  InTheWay: z.number().int(),
});
export type ImportCounts = z.output<typeof countsSchema>;

/** Why it came to an end; `Text` is in the language of the call. `Line` is 0 where no line is meant. */
export const problemSchema = z.object({ Code: z.enum(IMPORT_PROBLEMS), Line: z.number().int(), Text: z.string() });

/** How far the job is; null while none runs. `Of` is 0 while it is not known. */
export const progressSchema = z.object({ Done: z.number().int(), Of: z.number().int() });

/** Times are ISO 8601, empty for never. */
export const importRowOfListSchema = z.object({
  ImportCode: z.string(),
  Kind: z.string(),
  KindName: z.string(),
  FileName: z.string(),
  Format: z.enum(IMPORT_FORMATS),
  State: z.enum(IMPORT_STATES),
  Problem: problemSchema.nullable(),
  Progress: progressSchema.nullable(),
  Counts: countsSchema,
  /** Who began it; without a key where the caller may not open their card. */
  By: z.object({ Name: z.string(), Empid: z.string(), KeyCode: z.string(), HasPhoto: z.boolean() }),
  IsOwn: z.boolean(),
  CreatedAt: z.string(),
  CheckedAt: z.string(),
  WrittenAt: z.string(),
  TakenBackAt: z.string(),
  /** Why a file of the watched folder waits for a yes, a sentence for each limit; empty where it does not. */
  Waits: z.array(z.string()),
  /** How it was written; empty before. */
  Mode: z.enum(['', ...WRITE_MODES]),
  /** The place in the list. */
  Position: z.string(),
});
export type ImportOfList = z.output<typeof importRowOfListSchema>;

/** A column of the file, in its order. */
export const fileColumnSchema = z.object({
  Position: z.number().int(),
  /** As the file has it; empty where it has none. */
  Heading: z.string(),
  /** The first values that differ, at most five. */
  Samples: z.array(z.string()),
  /** What it is taken for; empty for nothing. */
  Column: z.string(),
  /** Whether that was guessed by its heading, is remembered from another file with such headings, or was said for this one. */
  From: z.enum(['', 'guessed', 'remembered', 'said']),
});
export type FileColumn = z.output<typeof fileColumnSchema>;

/** What fields hold that are the same for all rows, by the column, and the options by their keys. */
export const textsByKeySchema = z.record(keySchema, z.string().max(4000));

export const importSchema = importRowOfListSchema.omit({ Position: true }).extend({
  /** Of a workbook; empty for CSV. */
  Sheets: z.array(z.string()),
  Sheet: z.string(),
  FileColumns: z.array(fileColumnSchema),
  /** By which rows find what they change: one of the kind's `Keys`. */
  KeyColumn: z.string(),
  Fixed: textsByKeySchema,
  Options: textsByKeySchema,
  /** Columns of the kind of which rows were refused, the most frequent first. */
  RefusedColumns: z.array(z.object({ Column: z.string(), Title: z.string(), Count: z.number().int() })),
  /** What may be done now: the caller's own alone, but that others may take back what they can import. */
  CanMap: z.boolean(),
  CanCheck: z.boolean(),
  CanRun: z.boolean(),
  CanUndo: z.boolean(),
  CanDiscard: z.boolean(),
});
export type ImportDetail = z.output<typeof importSchema>;

export const importRowSchema = z.object({
  /** As in the file; the page after this row is asked for with it. */
  Line: z.number().int(),
  /** Who or what it is of, as far as that is known. */
  Label: z.string(),
  Outcome: z.enum(ROW_OUTCOMES),
  State: z.enum(ROW_STATES),
  /** `Column` is empty where the whole row is meant. `Text` is in the language of the call. */
  Issues: z.array(z.object({ Column: z.string(), Title: z.string(), Reason: z.string(), Text: z.string() })),
  /** What it changes, old and new as people read them; `From` is empty of what is new. */
  Changes: z.array(z.object({ Column: z.string(), Title: z.string(), From: z.string(), To: z.string() })),
  /** The mapped columns in the file's order. */
  Cells: z.array(z.object({ Column: z.string(), Text: z.string(), IsCorrected: z.boolean() })),
});
export type ImportRow = z.output<typeof importRowSchema>;

export const importKindSchema = z.object({
  Kind: z.string(),
  Name: z.string(),
  Description: z.string(),
  /** Names and hints are in the language of the call. */
  Columns: z.array(
    z.object({
      Column: z.string(),
      Title: z.string(),
      Hint: z.string(),
      /** In what it stands with others, such as `person`, by its name. */
      Group: z.string(),
      Type: z.enum(['text', 'day', 'number', 'choice']),
      /** Whether what is new needs it. */
      IsRequired: z.boolean(),
      /** Whether the word for an empty field clears it. */
      CanClear: z.boolean(),
      /** A choice's values as they may be written; empty where there are too many. */
      Choices: z.array(z.object({ Value: z.string(), Text: z.string() })),
    }),
  ),
  /** The columns by one of which rows are found. */
  Keys: z.array(z.string()),
  Options: z.array(
    z.object({
      Key: z.string(),
      Title: z.string(),
      Hint: z.string(),
      Type: z.enum(['text', 'day', 'choice']),
      Default: z.string(),
      Choices: z.array(z.object({ Value: z.string(), Text: z.string() })),
    }),
  ),
});
export type ImportKind = z.output<typeof importKindSchema>;
