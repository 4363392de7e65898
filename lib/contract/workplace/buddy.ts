import { z } from 'zod';
import { defineCall, FLAG } from '../call';
import { oneLine } from '../platform/one-line';
import { imageSchema, pageSchema } from '../platform/addresses';
import { cleanHtml } from '../platform/html';
import { MAX_LENGTH } from './limits';

const fullRead = { reach: 'browser', gate: 'full', effect: 'read' } as const;
const fullWrite = { reach: 'browser', gate: 'full', effect: 'write' } as const;

const buddyCode = z.string().min(1).max(64);

const html = z.string().overwrite(cleanHtml);
const writtenHtml = z.string().max(5_000).overwrite(cleanHtml);

/** A step is shown on the element whose name is `FieldName`. */
const stepSchema = z.object({ FieldName: z.string(), Content: html });

export const buddyCalls = {
  /** VCALL-41, BUD-16: who a person can take along on a tour. `img` is a `data:image/` address, `name` names it. */
  listTourImages: defineCall({
    ...fullRead,
    path: 'api/common/tourlist/dynamiclist/dashimages',
    request: z.object({}),
    reply: z.array(z.object({ img: imageSchema, name: z.string() })),
  }),

  /** VCALL-40: the person's own choice, the `name` of a tour image. */
  updateTourImage: defineCall({
    ...fullWrite,
    path: 'api/common/tourupdate/dynamicadd/update',
    request: z.object({ TourImage: z.string().min(1).max(40) }),
    reply: z.object({ TourImage: z.string() }),
  }),

  /**
   * VCALL-37, BUD-09 to BUD-12: what the active role can be walked through, in the order in which it is shown. `IsDone` is
   * ours: whether the person has been.
   */
  listBuddyTasks: defineCall({
    ...fullRead,
    path: 'api/ecenter/buddytask/dynamiclist/tasklist',
    request: z.object({}),
    reply: z.array(
      z.object({
        CategoryName: z.string(),
        Menu_Name: z.string(),
        BuddyCode: z.string(),
        MenuURL: pageSchema,
        IsDone: z.boolean().default(false),
      }),
    ),
  }),

  /** VCALL-38, BUD-13 to BUD-15; infos are HTML, empty where there are none. A task that the role has not answers 404. */
  getBuddyTask: defineCall({
    ...fullRead,
    path: 'api/ecenter/buddytask/dynamiclist/buddydetail',
    request: z.object({ BuddyCode: buddyCode }),
    reply: z.object({ Steps: z.array(stepSchema), HeaderInfo: html, FooterInfo: html }),
  }),

  /** VCALL-39: the person has been walked through; once done it stays so. */
  markBuddyTaskDone: defineCall({
    ...fullWrite,
    path: 'api/ecenter/buddytask/dynamiclist/taskupdate',
    request: z.object({ BuddyCode: buddyCode }),
    reply: z.object({}),
  }),

  /** Ours (FEAT-03): every task as it can be edited, in the language of the call, for those with EditTour. */
  listBuddyTaskItems: defineCall({
    ...fullRead,
    path: 'api/ecenter/buddytask/dynamiclist/itemlist',
    request: z.object({}),
    reply: z.array(
      z.object({
        BuddyCode: z.string(),
        CategoryName: z.string(),
        MenuURL: pageSchema,
        Menu_Name: z.string(),
        HeaderInfo: html,
        FooterInfo: html,
        Steps: z.array(stepSchema),
      }),
    ),
  }),

  /** Ours (FEAT-03): stores a task in the language of the call. The names of elements are the same in every language. */
  updateBuddyTaskItem: defineCall({
    ...fullWrite,
    path: 'api/ecenter/buddytask/dynamicadd/itemupdate',
    request: z.object({
      BuddyCode: buddyCode,
      Menu_Name: oneLine(MAX_LENGTH.buddyTask),
      HeaderInfo: writtenHtml,
      FooterInfo: writtenHtml,
      Steps: z.array(z.object({ FieldName: z.string(), Content: writtenHtml })).max(20),
    }),
    reply: z.object({}),
  }),

  /**
   * Ours (POP-04, POP-05): a pop-up of the change flag was met and does not come again. Answers the flag that is left. The
   * flags of code and conduct are no pop-ups and cannot be taken away so. With `IsLater` it comes again with the next sign-in.
   */
  closePopup: defineCall({
    ...fullWrite,
    path: 'api/user/popup/close',
    request: z.object({
      ischg: z.union([z.literal(FLAG.onboarding), z.literal(FLAG.details)]),
      IsLater: z.boolean().optional(),
    }),
    reply: z.object({ ischg: z.number().int() }),
  }),
};
