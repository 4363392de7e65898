import { callHr } from '@/lib/bff/upstream/call-hr';
import type { DashboardView } from '../model/dashboard-view';

/** What the tiles of the HR dashboard know of the organisation on the day of a view. */
export async function readHrScene(view: DashboardView) {
  const which = { URLName: 'hrdashboard' };
  const [levels, rows] = await Promise.all([
    callHr('listOrgFilterLevels', which),
    callHr('listOrgFilterRows', { ...which, On: view.on }),
  ]);
  const units = rows.find(({ KeyCode }) => KeyCode === 'unit')?.rows ?? [];
  return {
    levels,
    rows,
    levelNames: Object.fromEntries(levels.map(({ KeyCode, OrgLabel }) => [KeyCode, OrgLabel])),
    topUnits: view.chosen.unit ?? units.filter(({ Depth }) => Depth === 0).map(({ Code }) => Code),
  };
}
