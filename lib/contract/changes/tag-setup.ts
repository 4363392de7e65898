import { z } from 'zod';
import { defineCall } from '../call';
import { languages } from '../platform/languages';
import {
  lookupCodeSchema,
  lookupOrderSchema,
  lookupRowSchema,
  saveLookupRowSchema,
} from '../platform/lookups/lookup-schemas';
import { changeRead as read, changeWrite as write, formDaySchema, personNamedSchema } from './shapes';
import { MAX_TAG_NAME, tagShape } from './tag-rules';

const ownerSchema = z.object({
  /** Names the row. */
  OwnerCode: z.string(),
  Owner: personNamedSchema,
  /** DD-MMM-YYYY; `To` is the last day, empty while it is open. */
  From: z.string(),
  To: z.string(),
  State: z.enum(['planned', 'current']),
  /** How many people are with them today. */
  Count: z.number().int(),
});
export type TagOwner = z.output<typeof ownerSchema>;

const tagSchema = lookupRowSchema(tagShape).extend({
  Names: z.partialRecord(z.enum(languages), z.string()),
  /** How many people have it today. */
  Count: z.number().int(),
  Owners: z.array(ownerSchema),
});
export type Tag = z.output<typeof tagSchema>;
const reply = z.array(tagSchema);

/** Ours: the tags and who looks after people with each. Every call answers all of them. */
export const tagSetupCalls = {
  listTags: defineCall({
    ...read,
    path: 'api/process/employeetags/dynamiclist/taglist',
    request: z.object({}),
    reply,
  }),

  /** `Names` are by language; English, which stands in for the others, is `Name`. */
  saveTag: defineCall({
    ...write,
    path: 'api/process/employeetags/dynamicadd/tagsave',
    request: saveLookupRowSchema(tagShape).extend({
      Names: z.partialRecord(z.enum(languages), z.string().trim().max(MAX_TAG_NAME)),
    }),
    reply,
  }),

  orderTags: defineCall({
    ...write,
    path: 'api/process/employeetags/dynamicadd/tagorder',
    request: lookupOrderSchema,
    reply,
  }),

  /** One that anybody has or had is made inactive instead. */
  deleteTag: defineCall({
    ...write,
    path: 'api/process/employeetags/dynamicadd/tagdelete',
    request: lookupCodeSchema(tagShape),
    reply,
  }),

  /** Somebody looks after a tag from a day on, today where it is empty. */
  addTagOwner: defineCall({
    ...write,
    path: 'api/process/employeetags/dynamicadd/owneradd',
    request: z.object({ TagCode: z.int32(), UserCode: z.string().max(64), From: formDaySchema }),
    reply,
  }),

  /** Somebody looks after a tag until a day, the last one; one who has not begun yet is taken out where the day lies before it. */
  removeTagOwner: defineCall({
    ...write,
    path: 'api/process/employeetags/dynamicadd/ownerend',
    request: z.object({ OwnerCode: z.string().min(1).max(64), To: formDaySchema }),
    reply,
  }),
};
