import { z } from 'zod';
import { defineCall } from '../call';
import { changePreviewCalls } from './previews';
import {
  changeRead,
  changeWrite,
  codeSchema,
  formCodeSchema,
  formDaySchema,
  justificationSchema,
  personNamedSchema,
  personRequest,
  savedSchema,
  versionSchema,
} from './shapes';

/** To whom goes what somebody holds, by its key: their number (ReportingID). What is not named goes to the leaver's manager. */
const heirsSchema = z.record(z.string().max(40), z.string().max(40)).default({});

export const leavingFormSchema = z.object({
  ChillCode: codeSchema,
  LastDay: formDaySchema,
  ReasonCode: formCodeSchema,
  Justification: justificationSchema,
  HandOver: heirsSchema,
  /** Whoever was added never came: neither a last day nor a reason is asked for. */
  NeverCame: z.boolean().default(false),
  Version: versionSchema,
});
export type LeavingForm = z.input<typeof leavingFormSchema>;

const { Later, Effects } = changePreviewCalls.previewChange.reply.shape;

/** All calls are ours. Days on the wire are DD-MMM-YYYY. */
export const leavingCalls = {
  /** Each time that somebody was, is or will be employed, the latest first. */
  listEmployments: defineCall({
    ...changeRead,
    path: 'api/ecenter/jobstatusupdate/dynamiclist/employmentlist',
    request: personRequest,
    reply: z.array(
      z.object({
        /** As everywhere: the code of the employment. */
        ChillKeyCode: z.string(),
        EffectiveFrom: z.string(),
        EndDate: z.string(),
        State: z.enum(['past', 'current', 'planned']),
        /** Why it ends, for whom may know; empty while it does not. */
        ReasonCode: z.string(),
        ReasonName: z.string(),
        /** Whether it was the person's own wish; null where nobody said. */
        IsVoluntary: z.boolean().nullable(),
        Justification: z.string(),
        /** Takes the leaving back; empty where there is none, or it is not the caller's. */
        ChangeCode: z.string(),
        /** Of the leaving with what was handed over, and how many changes that are; empty and 0 where there is none. */
        BatchCode: z.string(),
        BatchCount: z.number().int(),
        /** It never began: whoever was to come never did. */
        NeverCame: z.boolean().default(false),
        /** The last day is not over, so that it can be moved. */
        EditFlag: z.boolean(),
      }),
    ),
  }),

  /** Why people leave, in the order in which it is offered. */
  listLeavingReasons: defineCall({
    ...changeRead,
    path: 'api/ecenter/jobstatusupdate/dynamiclistchild/leavingreasonlist',
    request: z.object({}),
    reply: z.array(z.object({ ReasonCode: z.string(), ReasonName: z.string(), IsVoluntary: z.boolean() })),
  }),

  /** What letting somebody leave would do, refused as the save is. */
  previewLeaving: defineCall({
    ...changeRead,
    path: 'api/ecenter/jobstatusupdate/dynamicadd/leavingpreview',
    request: leavingFormSchema,
    reply: z.object({
      Version: z.string(),
      /** The last day that is moved; empty where none is planned. */
      Before: z.string(),
      LastDay: z.string(),
      /** What becomes of somebody who never came: as if never added, their number free, or kept as never begun; empty for a leaving. */
      NeverCame: z.enum(['', 'removed', 'kept']).default(''),
      /** Changes that were to come after it, and come no more. */
      Later,
      Handovers: z.array(
        Effects.element.extend({
          /** It goes to somebody; else it ends. */
          GoesOn: z.boolean(),
          /** To whom; null for nobody yet. */
          To: personNamedSchema.nullable(),
        }),
      ),
    }),
  }),

  /**
   * Ends an employment after a last day; with one that is planned already, moves it. Of somebody who never came it is taken back as never
   * begun; refused with `has_worked` and `stands` where something stands on it that only somebody who came can have done.
   */
  endEmployment: defineCall({
    ...changeWrite,
    path: 'api/common/jobstatusupdate/dynamicadd/leavingadd',
    request: leavingFormSchema,
    /** `IsGone`: the caller has no page of the person any more. */
    reply: savedSchema.extend({ IsGone: z.boolean().default(false) }),
  }),
};
