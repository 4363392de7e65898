import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import type { FigureScope } from '@/lib/contract/dashboards/dashboard-rules';
import { countChosen } from '@/lib/contract/people/organisation-levels';
import { ZONE, dateTimeText } from '@/lib/dates';
import { homeOrigin, portalEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/get-texts';
import { addressOfTileOn, type AnyView } from '../model/dashboard-view';
import { chosenOf } from '../tiles/tile-props';
import type { Citing } from './citation';

interface ReadCiting extends Pick<Citing, 'day' | 'language'> {
  readonly view: AnyView;
  readonly covers: FigureScope;
}

/** What each figure of the page is cited with: what is chosen by its names, and of whom the figures are. */
export async function readCiting({ view, day, language, covers }: ReadCiting): Promise<Citing> {
  const [t, scope, places] = await Promise.all([
    getTexts('figure-citation'),
    getTexts('figure-scope'),
    placesOf(view, day),
  ]);
  return {
    ...{ addressOf: addressOfTileOn(view, day), day, language, origin: homeOrigin(portalEnv()) },
    filter: [places, covers === 'everyone' ? '' : scope(covers)].filter((part) => part !== '').join('. '),
    computed: [t('computed', { at: dateTimeText(new Date(), language), zone: ZONE })],
    note: t('note'),
  };
}

/** What is chosen by its names, or by how much it is where that is saved or names did not come; nothing where all is. */
async function placesOf(view: AnyView, day: string): Promise<string> {
  const [t, scope] = await Promise.all([getTexts('figure-citation'), getTexts('figure-scope')]);
  const count = countChosen(view.chosen);
  if (view.saved) return scope('saved', { count }).replace(/[.。]$/u, '');
  if (count === 0) return '';
  const found = await tryCallHr('getOrgSelection', { URLName: 'hrdashboard', On: day, Chosen: chosenOf(view) });
  return found ? found.Chosen.map(({ Name }) => Name).join(', ') : t('unnamed', { count });
}
