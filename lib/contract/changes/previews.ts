import { z } from 'zod';
import { defineCall } from '../call';
import { pageSchema } from '../platform/addresses';
import { assignmentFormSchema } from './assignments';
import { jobStatusFormSchema } from './job-status';
import { managerFormSchema, reportingLineCalls } from './reporting-lines';
import { changeKindSchema, changeRead, personNamedSchema } from './shapes';

/** The forms of the saves, under the kind of change. An edit is told by its key, as in the save. */
const previewRequest = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.literal('job_status'), Form: jobStatusFormSchema }),
  z.object({ Kind: z.enum(['manager', 'admin_manager']), Form: managerFormSchema }),
  z.object({ Kind: z.literal('assignment'), Form: assignmentFormSchema }),
  z.object({ Kind: z.literal('move'), Form: reportingLineCalls.moveReports.request }),
]);

/** One row of a line of time. `Change` says what becomes of it; days are DD-MMM-YYYY, `To` is its last day, empty while it is open. */
const previewRowSchema = z.object({
  From: z.string(),
  To: z.string(),
  Facts: z.array(z.object({ Field: z.string(), Label: z.string(), Text: z.string(), IsChanged: z.boolean() })),
  Change: z.enum(['same', 'new', 'changed', 'gone']),
});
export type PreviewRow = z.output<typeof previewRowSchema>;

const sightSchema = z.object({
  /** How many accounts. */
  Count: z.number().int(),
  /** The first of them by name, as far as the caller may know them. */
  People: z.array(personNamedSchema),
});

export const changePreviewCalls = {
  /**
   * Ours: what a save would do, by the same code, and nothing done. It refuses what the save refuses, with the same issues; but where
   * others are to come and no mode was chosen, it answers as `next` would and lists in `NeedsMode` the fields that must say.
   */
  previewChange: defineCall({
    ...changeRead,
    path: 'api/ecenter/jobstatusupdate/dynamicadd/changepreview',
    request: previewRequest,
    reply: z.object({
      /** Of a move, the first person's; `People` counts them. */
      People: z.number().int(),
      Version: z.string(),
      Before: z.array(previewRowSchema),
      After: z.array(previewRowSchema),
      NeedsMode: z.array(z.string()),
      /** Changes to come that it meets, in their order. */
      Later: z.array(
        z.object({
          ChangeCode: z.string(),
          Kind: changeKindSchema,
          EffectiveFrom: z.string(),
          Facts: z.array(z.object({ Field: z.string(), Label: z.string(), Before: z.string(), After: z.string() })),
          By: personNamedSchema.nullable(),
        }),
      ),
      /** Who will see the person, or the persons, on the day and does not on the day before; and who no longer. */
      Sight: z.object({ On: z.string(), Gains: sightSchema, Loses: sightSchema }),
      Reports: z.object({
        /** Who reports to the person on that day, and how many stand below them altogether and move along. */
        Direct: z.number().int(),
        Below: z.number().int(),
      }),
      /**
       * What it touches elsewhere, as the capabilities declare it: open approvals, tags, agreements, heads of units. `Count` of them,
       * and the first by name; `Link` is a page that the caller may open, or empty.
       */
      Effects: z.array(
        z.object({
          Key: z.string(),
          Title: z.string(),
          Count: z.number().int(),
          Details: z.array(z.object({ Text: z.string(), Link: pageSchema })),
        }),
      ),
      /** It will wait for an approval. */
      AsksApproval: z.boolean(),
    }),
  }),
};
