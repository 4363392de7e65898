import type { tourCalls } from '../../../lib/contract/workplace/tours';
import type { Handlers } from '../../platform/calls/call';
import { tourItemsOn, tourSteps } from './data';
import { readTour } from './read-tour';
import { saveTour } from './save-tour';
import { updateTourItems } from './update-tour-items';

export const tourHandlers: Handlers<keyof typeof tourCalls> = {
  listTourSteps: {
    allow: 'everyone',
    handle: async ({ URLName, Param }, { db, language }) => {
      const steps = await tourSteps(db, { type: Param, urlName: URLName }, language);
      return steps.map(({ fieldName, content }) => ({ FieldName: fieldName, Content: content }));
    },
  },

  listTourItems: {
    allow: 'tour.edit',
    handle: async ({ URLName }, context) => {
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
  },

  updateTourItems: {
    allow: 'tour.edit',
    handle: async (rows, context) => {
      return updateTourItems(rows, context);
    },
  },

  getTour: { allow: 'tour.edit', handle: ({ URLName }, { db }) => readTour(db, URLName) },

  saveTour: { allow: 'tour.edit', handle: saveTour },
};
