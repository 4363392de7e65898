import { callHr } from '@/lib/bff/upstream/call-hr';
import type { Language } from '@/lib/contract/platform/languages';
import { readCiting } from '../citation/read-citing';
import type { AnyView } from '../model/dashboard-view';
import { dayOf } from './tile-props';

interface Asked {
  readonly view: AnyView;
  readonly today: string;
  readonly language: Language;
}

/** What the tiles of a dashboard know of the organisation on the day of a view, and of who reads them. */
export async function readTileContext({ view, today, language }: Asked) {
  const which = { URLName: view.page.split('/').at(-1) ?? '' };
  const { Covers: covers } = await callHr('getFigureScope', {});
  const day = dayOf({ view, today, covers });
  const [levels, rows, citing] = await Promise.all([
    callHr('listOrgFilterLevels', which),
    callHr('listOrgFilterRows', { ...which, On: day }),
    readCiting({ view, day, language, covers }),
  ]);
  const units = rows.find(({ KeyCode }) => KeyCode === 'unit')?.rows ?? [];
  return {
    ...{ levels, rows, units, covers, citing },
    levelNames: Object.fromEntries(levels.map(({ KeyCode, OrgLabel }) => [KeyCode, OrgLabel])),
    unitNames: Object.fromEntries(units.map(({ Code, Name }) => [Code, Name])),
    topUnits: view.chosen.unit ?? units.filter(({ Depth }) => Depth === 0).map(({ Code }) => Code),
  };
}
