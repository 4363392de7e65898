import { z } from 'zod';
import { defineCall } from '../../call';
import { LIST_LINE_ISSUES } from '../../people/section-rules';
import { uploadedSchema, uploadRequestSchema } from '../../platform/files';
import { languages } from '../../platform/languages';
import { oneLine } from '../../platform/one-line';
import { SETUP_PATH, setupRead, setupWrite } from './shapes';

const keySchema = z.string().max(40);

/**
 * What a file would bring: `value`, name and parent, one option a line, separated by tabs, semicolons or commas; of one column the
 * name is the value too. A first line may name its columns: `value`, `parent`, and `en`, `de` … for the names.
 */
const ofFile = {
  /** Empty for a new list. */
  Key: keySchema.default(''),
  HeaderCode: z.string().min(1).max(64),
  /** `replace`: what the file does not name is offered no more; what was chosen stays readable. */
  Mode: z.enum(['add', 'replace']).default('replace'),
};

const broughtShape = { Added: z.number().int(), Changed: z.number().int(), Retired: z.number().int() };

/** Lists of the organisation's that fields are chosen from, however long: they are searched in the HR API. */
export const optionListCalls = {
  /** `IsOwn` for what can be changed here; some are tables of the product. `IsSearched` for one that is too long to be sent. */
  listOptionLists: defineCall({
    ...setupRead,
    path: `${SETUP_PATH}/dynamiclist/lists`,
    request: z.object({}),
    reply: z.array(
      z.object({
        Key: z.string(),
        Name: z.string(),
        Count: z.number().int(),
        IsSearched: z.boolean(),
        IsOwn: z.boolean(),
        /** Published sections and drafts that use it, by name. */
        UsedBy: z.array(z.string()),
      }),
    ),
  }),

  /** Of a list, in its order, those whose value or name hold a text; `After` is the `Position` of the last row that is there. */
  listOptions: defineCall({
    ...setupRead,
    path: `${SETUP_PATH}/dynamiclist/listoptions`,
    request: z.object({
      Key: keySchema.min(1),
      SearchText: z.string().max(100).default(''),
      After: z.string().max(200).default(''),
      PageSize: z.number().int().min(1).max(200).default(50),
    }),
    reply: z.array(
      z.object({
        Value: z.string(),
        Label: z.string(),
        Parent: z.string(),
        IsActive: z.boolean(),
        Position: z.string(),
      }),
    ),
  }),

  /** A file for a list (`csv`, UTF-8); what was pasted is sent as one, too. */
  uploadOptionFile: defineCall({
    ...setupWrite,
    path: `${SETUP_PATH}/dynamicupload/listfile`,
    kind: 'upload',
    request: uploadRequestSchema,
    reply: uploadedSchema,
  }),

  /** What a file of the caller's would do to a list, and the first hundred lines that are not taken. */
  checkOptionFile: defineCall({
    ...setupRead,
    path: `${SETUP_PATH}/dynamicadd/checklist`,
    request: z.object(ofFile),
    reply: z.object({
      ...broughtShape,
      Unchanged: z.number().int(),
      Refused: z.number().int(),
      Issues: z.array(z.object({ Line: z.number().int(), Code: z.enum(LIST_LINE_ISSUES), Text: z.string() })),
      /** The first ten options, as they were understood. */
      Sample: z.array(z.object({ Value: z.string(), Label: z.string(), Parent: z.string() })),
    }),
  }),

  /** Makes a list of a file, or changes one; lines that are not taken are left out. All of it or nothing. */
  saveOptionList: defineCall({
    ...setupWrite,
    path: `${SETUP_PATH}/dynamicadd/list`,
    request: z.object({ ...ofFile, Names: z.partialRecord(z.enum(languages), oneLine(100)) }),
    reply: z.object({ Key: z.string(), ...broughtShape }),
  }),
};
