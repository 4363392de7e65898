import { z } from 'zod';
import { defineCall } from '../call';
import { cleanHtml } from '../platform/html';
import { languages } from '../platform/languages';

const urlName = z.string().max(120);

/** `global`: the tour of the frame, which is the same on every page; `page`: that of the page at `URLName`. */
export const TOUR_TYPES = ['global', 'page'] as const;
const tourType = z.enum(TOUR_TYPES);

/** TOUR-10: free text; numbers in it count as numbers. */
const displayOrder = z.string().max(20);

const html = z.string().overwrite(cleanHtml);

/** The name of an element: what stands in its `data-tour`, or the `name` of a field. */
const fieldName = z.string().regex(/^[A-Za-z0-9_.:-]{1,80}$/);
const byLanguage = <Text extends z.ZodType<string, string>>(text: Text) => z.partialRecord(z.enum(languages), text);

/** A step in all languages. English stands in for one that it is not written in. */
const stepSchema = z.object({
  /** Empty for a new one. */
  FieldCode: z.string().max(64),
  FieldName: fieldName,
  Active: z.enum(['A', 'N']),
  Names: byLanguage(z.string().trim().max(100)),
  Contents: byLanguage(z.string().max(5_000).overwrite(cleanHtml)),
});
export type TourStep = z.output<typeof stepSchema>;

export const tourCalls = {
  /** TOUR-18: the steps of a tour in their order. `URLName` is a page's first two path segments (`home/dashboard`). */
  listTourSteps: defineCall({
    path: 'api/common/tourdetail/dynamiclist/data',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    request: z.object({ URLName: urlName, Param: tourType }),
    reply: z.array(z.object({ FieldName: z.string(), Content: html })),
  }),

  /** TOUR-07, TOUR-08: what of the tours can be edited on a page, for those with EditTour. `Active` is `A` or `N`. */
  listTourItems: defineCall({
    path: 'api/common/tourdetail/dynamiclist/list',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    request: z.object({ URLName: urlName }),
    reply: z.array(
      z.object({
        FieldCode: z.string(),
        HeaderCode: z.string(),
        ParentHeaderCode: z.string(),
        TourType: tourType,
        DisplayName: z.string(),
        DisplayOrder: z.string(),
        Content: html,
        Active: z.enum(['A', 'N']),
        FieldName: z.string(),
      }),
    ),
  }),

  /**
   * TOUR-14: all rows at once, keyed by field and header. `DisplayContent` is HTML, stored in the language of the call.
   */
  updateTourItems: defineCall({
    path: 'api/ecenter/tourdetail/dynamicListadd/update',
    reach: 'browser',
    gate: 'full',
    effect: 'write',
    request: z
      .record(
        z.string().regex(/^[A-Za-z0-9_-]{1,140}$/),
        z.object({
          DisplayOrder: displayOrder,
          DisplayContent: z.string().max(5_000).overwrite(cleanHtml),
          Active: z.enum(['A', 'N']),
          FieldCode: z.string().min(1).max(64),
          HeaderCode: z.string().min(1).max(64),
          Param: tourType,
          ParentHeaderCode: z.string().max(64),
        }),
      )
      .refine((rows) => Object.keys(rows).length <= 200, 'must have at most 200 rows'),
    reply: z.object({}),
  }),

  /** Ours: the steps of one tour in their order, in all languages; the frame's where `URLName` is empty. */
  getTour: defineCall({
    path: 'api/common/tourdetail/dynamicadd/detail',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    request: z.object({ URLName: urlName }),
    reply: z.object({ Version: z.string(), Steps: z.array(stepSchema) }),
  }),

  /**
   * Ours: stores all steps of a tour in the order that is sent, new ones among them; those that are left out go. An issue at
   * `Steps.<at>.Names`, `Steps.<at>.Contents` or `Steps.<at>.FieldName` is `required` or `doubled`. 409 `conflict` where the tour is
   * no longer what `Version` says.
   */
  saveTour: defineCall({
    path: 'api/ecenter/tourdetail/dynamicadd/update',
    reach: 'browser',
    gate: 'full',
    effect: 'write',
    request: z.object({ URLName: urlName, Version: z.string().max(64), Steps: z.array(stepSchema).max(50) }),
    reply: z.object({ Version: z.string(), Steps: z.array(stepSchema) }),
  }),
};
