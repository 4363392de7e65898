import type { tourCalls } from '../../lib/contract/tours';
import type { CallContext, Handlers } from '../call';
import { ApiError } from '../errors';
import { featuresOf } from '../shell/data';
import { tourItemsOn, tourSteps } from './data';
import { canEditTours } from './policy';
import { updateTourItems } from './update-tour-items';

async function assertEditor({ actor, db }: Pick<CallContext, 'actor' | 'db'>): Promise<void> {
  const features = await featuresOf(db, actor.roleCode);
  if (!canEditTours({ kind: actor.kind, features })) throw new ApiError('forbidden');
}

export const tourHandlers: Handlers<keyof typeof tourCalls> = {
  listTourSteps: async ({ URLName, Param }, { db, language }) => {
    const steps = await tourSteps(db, { type: Param, urlName: URLName }, language);
    return steps.map(({ fieldName, content }) => ({ FieldName: fieldName, Content: content }));
  },

  listTourItems: async ({ URLName }, context) => {
    await assertEditor(context);
    const items = await tourItemsOn(context.db, URLName, context.language);
    return items.map((item) => ({
      FieldCode: item.code,
      HeaderCode: item.tourCode,
      ParentHeaderCode: '',
      TourType: item.type,
      DisplayName: item.displayName,
      DisplayOrder: item.displayOrder,
      Content: item.content,
      Active: item.isActive ? ('A' as const) : ('N' as const),
      FieldName: item.fieldName,
    }));
  },

  updateTourItems: async (rows, context) => {
    await assertEditor(context);
    return updateTourItems(rows, context);
  },
};
