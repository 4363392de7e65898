import type { tagSetupCalls } from '../../../../lib/contract/changes/tag-setup';
import type { Actor, CallContext, Handlers } from '../../../platform/calls/call';
import { ApiError } from '../../../platform/errors';
import { deleteRow } from '../../../platform/lookups/delete-row';
import { orderRows } from '../../../platform/lookups/order-rows';
import { saveRow } from '../../../platform/lookups/save-row';
import { listTags } from './list-tags';
import { tagLookup } from './tag-lookup';
import { addTagOwner, removeTagOwner } from './tag-owners';

/** Tags are the whole organisation's: whoever keeps a unit alone does not change them. */
export const canConfigureTags = ({ permissions, scopes }: Pick<Actor, 'permissions' | 'scopes'>): boolean =>
  permissions.has('tag.configure') && scopes.includes('all');

/** Refuses whoever does not keep the whole organisation. */
const ofAll =
  <Request, Reply>(handle: (request: Request, context: CallContext) => Promise<Reply>) =>
  async (request: Request, context: CallContext): Promise<Reply> => {
    if (!canConfigureTags(context.actor)) throw new ApiError('forbidden');
    return handle(request, context);
  };

export const tagSetupHandlers: Handlers<keyof typeof tagSetupCalls> = {
  listTags: { allow: 'tag.configure', handle: ofAll((_request: object, context) => listTags(context)) },
  saveTag: {
    allow: 'tag.configure',
    handle: ofAll(async (request, context) => {
      await saveRow(tagLookup, request, context);
      return listTags(context);
    }),
  },
  orderTags: {
    allow: 'tag.configure',
    handle: ofAll(async ({ Codes }, context) => {
      await orderRows(tagLookup, Codes, context);
      return listTags(context);
    }),
  },
  deleteTag: {
    allow: 'tag.configure',
    handle: ofAll(async ({ TagCode }, context) => {
      await deleteRow(tagLookup, TagCode, context);
      return listTags(context);
    }),
  },
  addTagOwner: { allow: 'tag.configure', handle: ofAll(addTagOwner) },
  removeTagOwner: { allow: 'tag.configure', handle: ofAll(removeTagOwner) },
};
