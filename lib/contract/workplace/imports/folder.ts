import { z } from 'zod';
import { defineCall } from '../../call';
import { FOLDER_LIMITS, MAX_LIMIT } from './folder-rules';
import { keySchema } from './shapes';

const PATH = 'api/process/smartupload/folder';

const limitsSchema = z.record(z.enum(FOLDER_LIMITS), z.number().int().min(0).max(MAX_LIMIT));

const settingsSchema = z.object({
  /** Whether anybody has said yet how the folder is imported. */
  IsSaved: z.boolean(),
  IsOn: z.boolean(),
  Kind: z.string(),
  /** Where files are laid, as the operator of the HR API has set it. */
  Folder: z.string(),
  Limits: limitsSchema,
  /** With whose rights files are imported; empty before anybody said so. */
  By: z.object({ Name: z.string(), Empid: z.string(), KeyCode: z.string(), HasPhoto: z.boolean() }),
  RoleName: z.string(),
  /** Whether that is the caller, in the role that is active. */
  IsMe: z.boolean(),
  /** Whether that account may still import. */
  MayImport: z.boolean(),
});
export type ImportFolderSettings = z.output<typeof settingsSchema>;

/** Ours: how files of a watched folder are imported, for those who may import and look after everybody. */
export const importFolderCalls = {
  getImportFolder: defineCall({
    ...{ reach: 'browser', gate: 'full', effect: 'read' },
    path: `${PATH}/detail`,
    request: z.object({}),
    reply: settingsSchema,
  }),

  /** `ActsAsMe`: with the caller's rights in the active role from now on, which the first save has to say. */
  saveImportFolder: defineCall({
    ...{ reach: 'browser', gate: 'full', effect: 'write' },
    path: `${PATH}/save`,
    request: z.object({ IsOn: z.boolean(), Kind: keySchema, ActsAsMe: z.boolean(), Limits: limitsSchema }),
    reply: settingsSchema,
  }),
};
