import { z } from 'zod';
import { defineCall } from '../call';
import { DASHBOARD_TILES, type DashboardPage } from './dashboard-rules';

const full = { reach: 'browser', gate: 'full' } as const;

const pageSchema = z.enum(Object.keys(DASHBOARD_TILES) as [DashboardPage, ...DashboardPage[]]);
const tileSchema = z.object({
  TileCode: z.enum(Object.values(DASHBOARD_TILES).flat()),
  IsShown: z.boolean(),
  /** Shown on home, too. */
  IsPinned: z.boolean(),
});
/** Each tile of the page once, in any order. */
const viewShape = { DashboardPage: pageSchema, Tiles: z.array(tileSchema).max(60) };

/** How people arrange their dashboards. Tiles that came after somebody arranged theirs stand at the end. */
export const dashboardViewCalls = {
  /** Ours: the tiles of a dashboard as the caller arranged it, else as their role begins, else as the product does. */
  listDashboardTiles: defineCall({
    ...full,
    effect: 'read',
    path: 'api/ecenter/dashboardconfig/dynamiclist/tiles',
    request: z.object({ DashboardPage: pageSchema }),
    reply: z.object({
      Tiles: z.array(tileSchema),
      ArrangedBy: z.enum(['self', 'role', 'nobody']),
      /** For which roles the caller may arrange it: those that see figures, or none. */
      Roles: z.array(z.object({ RoleCode: z.number(), RoleName: z.string() })),
    }),
  }),

  /** Ours: arranges a dashboard for oneself; the last one that is saved counts. */
  saveDashboardView: defineCall({
    ...full,
    effect: 'write',
    path: 'api/ecenter/dashboardconfig/dynamicadd/view',
    request: z.object(viewShape),
    reply: z.object({}),
  }),

  /** Ours: lets one's own arrangement go; the role's shows again. */
  resetDashboardView: defineCall({
    ...full,
    effect: 'write',
    path: 'api/ecenter/dashboardconfig/dynamicadd/resetview',
    request: z.object({ DashboardPage: pageSchema }),
    reply: z.object({}),
  }),

  /** Ours: what those of a role begin with who did not arrange it themselves. */
  saveRoleDashboardView: defineCall({
    ...full,
    effect: 'write',
    path: 'api/ecenter/dashboardconfig/dynamicadd/roleview',
    request: z.object({ ...viewShape, RoleCode: z.int32() }),
    reply: z.object({}),
  }),
};
