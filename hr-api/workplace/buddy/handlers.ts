import type { buddyCalls } from '../../../lib/contract/workplace/buddy';
import { audit } from '../../platform/audit/audit';
import type { CallContext, Handlers } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { closePopup } from './close-popup';
import { listBuddyTaskItems, updateBuddyTaskItem } from './task-items';
import { buddyOf, listImages, storeBuddy, storeMark, tasksFor } from './data';

/** One task by its code. One that there is not and one that the role may not open are refused alike. */
async function findTask(context: CallContext, code: string) {
  const tasks = await tasksFor(context);
  const task = tasks.find((one) => one.code === code);
  if (!task) throw new ApiError('not_found');
  return task;
}

const addressOf = (drawing: string) => `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;

export const buddyHandlers: Handlers<keyof typeof buddyCalls> = {
  listTourImages: {
    allow: 'everyone',
    handle: async (_request, { db }) => {
      const images = await listImages(db);
      return images.map(({ name, drawing }) => ({ img: addressOf(drawing), name }));
    },
  },

  updateTourImage: {
    allow: 'own',
    handle: async ({ TourImage }, context) => {
      const { actor, db, now } = context;
      const images = await listImages(db);
      if (!images.some(({ name }) => name === TourImage))
        throw new ApiError('invalid', { issues: [{ path: 'TourImage', message: 'is no tour image' }] });
      const before = await buddyOf(db, actor.accountId);
      if (before !== TourImage) {
        await storeBuddy(db, actor.accountId, TourImage, now);
        const subject = { kind: 'account', id: actor.accountId };
        await audit(context, {
          subject,
          action: 'choose buddy',
          before: { buddy: before },
          after: { buddy: TourImage },
        });
      }
      return { TourImage };
    },
  },

  listBuddyTasks: {
    allow: 'own',
    handle: async (_request, context) => {
      const tasks = await tasksFor(context);
      return tasks.map((task) => ({
        CategoryName: task.categoryName,
        Menu_Name: task.name,
        BuddyCode: task.code,
        MenuURL: `/${task.module}/${task.link}`,
        IsDone: task.isDone,
      }));
    },
  },

  getBuddyTask: {
    allow: 'own',
    handle: async ({ BuddyCode }, context) => {
      const { steps, header, footer } = await findTask(context, BuddyCode);
      return {
        Steps: steps.map(({ fieldName, content }) => ({ FieldName: fieldName, Content: content })),
        HeaderInfo: header,
        FooterInfo: footer,
      };
    },
  },

  markBuddyTaskDone: {
    allow: 'own',
    handle: async ({ BuddyCode }, context) => {
      const { actor, db, now } = context;
      const task = await findTask(context, BuddyCode);
      if (await storeMark(db, actor.accountId, task.id, now))
        await audit(context, { subject: { kind: 'buddy task', id: task.id }, action: 'finish buddy task' });
      return {};
    },
  },

  listBuddyTaskItems: { allow: 'tour.edit', handle: listBuddyTaskItems },
  updateBuddyTaskItem: { allow: 'tour.edit', handle: updateBuddyTaskItem },

  closePopup: { allow: 'own', handle: closePopup },
};
