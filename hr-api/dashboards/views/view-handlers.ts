import { and, eq } from 'drizzle-orm';
import { DASHBOARD_TILES, type DashboardPage, type TileCode } from '../../../lib/contract/dashboards/dashboard-rules';
import type { RequestFor } from '../../../lib/contract/all';
import type { dashboardViewCalls } from '../../../lib/contract/dashboards/dashboard-views';
import { rolePermissions, roles } from '../../people/accounts/tables';
import { audit } from '../../platform/audit/audit';
import type { Actor, CallContext, Handlers, Permission } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { namesOf } from '../../platform/texts/data';
import { dashboardRoleViews, dashboardViews, type StoredTile } from './tables';

/** How a dashboard looks to its owner leaves no audit row; what others begin with does. */
export const dashboardViewHandlers: Handlers<keyof typeof dashboardViewCalls> = {
  listDashboardTiles: {
    allow: 'own',
    handle: async ({ DashboardPage: page }, context) => {
      const { own, ofRole } = await readViews(page, context);
      return {
        Tiles: allTiles(knownTo(context.actor, page), own ?? ofRole ?? []).map(({ code, isShown, isPinned }) => ({
          ...{ TileCode: code, IsShown: isShown, IsPinned: isPinned },
        })),
        ArrangedBy: own ? 'self' : ofRole ? 'role' : 'nobody',
        Roles: context.actor.permissions.has('figures.arrange') ? await rolesWithFigures(context) : [],
      };
    },
  },

  saveDashboardView: {
    allow: 'own',
    handle: async (asked, { actor: { accountId }, db }) => {
      const { page, tiles } = viewOf(asked);
      await db
        .insert(dashboardViews)
        .values({ accountId, page, tiles })
        .onConflictDoUpdate({ target: [dashboardViews.accountId, dashboardViews.page], set: { tiles } });
      return {};
    },
  },

  resetDashboardView: {
    allow: 'own',
    handle: async ({ DashboardPage: page }, { actor: { accountId }, db }) => {
      await db
        .delete(dashboardViews)
        .where(and(eq(dashboardViews.accountId, accountId), eq(dashboardViews.page, page)));
      return {};
    },
  },

  saveRoleDashboardView: {
    allow: 'figures.arrange',
    handle: async ({ RoleCode: roleCode, ...asked }, context) => {
      const { db } = context;
      const { page, tiles } = viewOf(asked);
      const [role] = await db.select().from(roles).where(eq(roles.code, roleCode));
      if (!role) throw new ApiError('invalid', { issues: [{ path: 'RoleCode', message: 'unknown' }] });
      const isIt = and(eq(dashboardRoleViews.roleCode, roleCode), eq(dashboardRoleViews.page, page));
      const [before] = await db.select().from(dashboardRoleViews).where(isIt).for('update');
      await db
        .insert(dashboardRoleViews)
        .values({ roleCode, page, tiles })
        .onConflictDoUpdate({ target: [dashboardRoleViews.roleCode, dashboardRoleViews.page], set: { tiles } });
      await audit(context, {
        subject: { kind: 'role', id: String(roleCode) },
        action: 'arrange dashboard for role',
        before: { page, tiles: before ? textOf(before.tiles) : null },
        after: { page, tiles: textOf(tiles) },
      });
      return {};
    },
  },
};

async function readViews(page: DashboardPage, { actor: { accountId, roleCode }, db }: CallContext) {
  const [[own], [ofRole]] = await Promise.all([
    db
      .select({ tiles: dashboardViews.tiles })
      .from(dashboardViews)
      .where(and(eq(dashboardViews.accountId, accountId), eq(dashboardViews.page, page))),
    db
      .select({ tiles: dashboardRoleViews.tiles })
      .from(dashboardRoleViews)
      .where(and(eq(dashboardRoleViews.roleCode, roleCode), eq(dashboardRoleViews.page, page))),
  ]);
  return { own: own?.tiles, ofRole: ofRole?.tiles };
}

async function rolesWithFigures({ db, language }: CallContext) {
  const [names, all] = await Promise.all([
    namesOf(db, 'role', language),
    db
      .select({ code: rolePermissions.roleCode })
      .from(rolePermissions)
      .where(eq(rolePermissions.permission, 'figures.read'))
      .orderBy(rolePermissions.roleCode),
  ]);
  return all.map(({ code }) => ({ RoleCode: code, RoleName: names.get(String(code)) ?? String(code) }));
}

/** Tiles that ask for more than to look at figures. */
const PERMISSION: Partial<Readonly<Record<TileCode, Permission>>> = {
  ...{ gaps: 'gaps.read', span: 'spans.read', pie: 'dimensions.read', qualification: 'dimensions.read' },
  ...{ experience: 'dimensions.read', tenure: 'dimensions.read', profile: 'dimensions.read', users: 'dimensions.read' },
};

const knownTo = ({ permissions }: Actor, page: DashboardPage): readonly TileCode[] =>
  DASHBOARD_TILES[page].filter((code) => permissions.has(PERMISSION[code] ?? 'figures.read'));

/** The tiles as arranged, without those that are no more, and with those that came since at the end. */
function allTiles(known: readonly TileCode[], arranged: readonly StoredTile[]): readonly StoredTile[] {
  const placed = arranged.filter(({ code }) => known.includes(code));
  const later = known.filter((code) => !placed.some((tile) => tile.code === code));
  return [...placed, ...later.map((code) => ({ code, isShown: true, isPinned: false }))];
}

/** What is to be kept: each tile of the page once. */
function viewOf({ DashboardPage: page, Tiles }: RequestFor<'saveDashboardView'>) {
  const codes = Tiles.map(({ TileCode: code }) => code);
  const known: readonly TileCode[] = DASHBOARD_TILES[page];
  const strange = codes.findIndex((code, at) => !known.includes(code) || codes.indexOf(code) !== at);
  if (strange >= 0)
    throw new ApiError('invalid', { issues: [{ path: `Tiles.${strange}.TileCode`, message: 'unknown' }] });
  const tiles = Tiles.map(({ TileCode: code, IsShown, IsPinned }) => ({ code, isShown: IsShown, isPinned: IsPinned }));
  return { page, tiles };
}

const textOf = (tiles: readonly StoredTile[]) =>
  tiles.map(({ code, isShown, isPinned }) => `${code}${isShown ? '' : ' –'}${isPinned ? ' +' : ''}`).join(', ');
