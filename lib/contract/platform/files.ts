import { z } from 'zod';
import { NO_FILE } from './file-rules';

/** VCALL-50: the query beside an upload's one part `file`. `empid` says who sends it and is believed of nobody: the token says that. */
export const uploadRequestSchema = z.object({
  empid: z.string().max(64).default(''),
  headercode: z.string().max(64).default(NO_FILE),
  filename: z.string().min(1).max(255),
});

/** The query of a download. The code decides; the name is what the browser may call it, the HR API's own stands. */
export const downloadRequestSchema = z.object({
  empid: z.string().max(64).default(''),
  headercode: z.string().min(1).max(64),
  filename: z.string().max(255).default(''),
});

/**
 * UPL-33: what an upload became, which an HR API may answer in an array. A file belongs to whoever sent it until a record
 * refers to its `HeaderCode`; one that no record takes up within a day is deleted.
 */
export const uploadedSchema = z.preprocess(
  (reply) => (Array.isArray(reply) ? reply[0] : reply),
  z.object({ HeaderCode: z.coerce.string(), FileName: z.string() }),
);

export const headerCodeSchema = z.object({ HeaderCode: z.string().min(1).max(64) });

/**
 * UPL-34, VOPQ-10: `fn` is the file's name, `ds` where its data lies, `fp` is never followed; a path is no browser's business,
 * so ours are empty. `Type` (the media type that its content shows) and `Size` in bytes are ours.
 */
export const fileInfoSchema = z.object({
  ChillFileName: z.string(),
  ds: z.string().default(''),
  fp: z.string().default(''),
  fn: z.string().default(''),
  HeaderCode: z.coerce.string(),
  FileName: z.string(),
  Type: z.string().default(''),
  Size: z.number().int().default(0),
});
