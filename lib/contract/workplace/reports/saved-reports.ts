import { z } from 'zod';
import { defineCall } from '../../call';
import { MAX_COLUMNS, MAX_LABEL, MAX_LAYOUT_NAME } from './limits';
import { fieldNameSchema, reportCodeSchema } from './question';

const ownReports = { reach: 'browser', gate: 'full' } as const;
const savedCode = z.string().min(1).max(64);

const fieldShape = {
  FieldName: fieldNameSchema,
  DisplayOrder: z.int().min(0).max(999),
  Display: z.boolean(),
  /** The title that the column has instead of its own; empty for its own. */
  Label: z.string().trim().max(MAX_LABEL).default(''),
};

const savedReportSchema = z.object({
  SaveReportCode: z.string(),
  SaveReportName: z.string(),
  ReportCode: z.string(),
  /** Ours: what its list is narrowed to, as whoever shows the list wrote it; null where the layout keeps nothing of that. */
  Filter: z.string().nullable().default(null),
  /** Ours: false for one that somebody else shares. */
  IsOwn: z.boolean().default(true),
  OwnerName: z.string().default(''),
  /** The roles that one's own is shared with. */
  RoleCodes: z.array(z.number()).default([]),
  Fields: z.array(z.object(fieldShape)).default([]),
});
export type SavedReport = z.output<typeof savedReportSchema>;

/** Layouts of reports under a name: which columns, in which order, under which titles, and of a list what it is narrowed to. */
export const savedReportCalls = {
  /** VCALL-14: one's own layouts of a report and those that are shared with the active role, by name. */
  listSavedReports: defineCall({
    ...ownReports,
    effect: 'read',
    path: 'api/ecenter/common/dynamiclist/savenamelist',
    request: z.object({ ReportCode: reportCodeSchema }),
    reply: z.array(savedReportSchema),
  }),

  /** VCALL-15: a new layout without a `SaveReportCode`, else another name for one's own. 409 where another of one's own has that name. */
  saveReport: defineCall({
    ...ownReports,
    effect: 'write',
    path: 'api/ecenter/common/dynamicadd/savereport',
    request: z.object({
      SaveReportName: z.string().trim().min(1).max(MAX_LAYOUT_NAME),
      ReportCode: reportCodeSchema,
      SaveReportCode: z.string().max(64).default(''),
      /** Ours; left out, it stays what it is. */
      Filter: z.string().max(50_000).optional(),
    }),
    reply: z.object({ SaveReportCode: z.string() }),
  }),

  /** VCALL-16: all columns of one's own layout, as rows `Data0` to `Datan`. */
  saveReportFields: defineCall({
    ...ownReports,
    effect: 'write',
    path: 'api/ecenter/common/dynamicListadd/savereportchild',
    request: z
      .record(z.string().regex(/^Data\d{1,3}$/), z.object({ ...fieldShape, SaveReportCode: savedCode }))
      .refine((rows) => {
        const count = Object.keys(rows).length;
        return count > 0 && count <= MAX_COLUMNS && 'Data0' in rows;
      }),
    reply: z.object({}),
  }),

  /** Ours: the roles that a layout can be shared with. */
  listSharingRoles: defineCall({
    ...ownReports,
    effect: 'read',
    path: 'api/ecenter/common/dynamiclist/sharingroles',
    request: z.object({}),
    reply: z.array(z.object({ RoleCode: z.number(), RoleName: z.string() })),
  }),

  /** Ours: whoever works in one of these roles finds one's own layout beside theirs. What rows and columns they see stays theirs. */
  setReportRoles: defineCall({
    ...ownReports,
    effect: 'write',
    path: 'api/ecenter/common/dynamicadd/sharereport',
    request: z.object({ SaveReportCode: savedCode, RoleCodes: z.array(z.int32()).max(50) }),
    reply: z.object({}),
  }),

  /** Ours: one's own layout goes, for everybody it is shared with too. */
  removeReport: defineCall({
    ...ownReports,
    effect: 'write',
    path: 'api/ecenter/common/dynamicadd/removereport',
    request: z.object({ SaveReportCode: savedCode }),
    reply: z.object({}),
  }),
};
