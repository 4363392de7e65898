import { callHr } from '@/lib/bff/upstream/call-hr';
import type { FigureScope } from '@/lib/contract/dashboards/dashboard-rules';
import { countChosen } from '@/lib/contract/people/organisation-levels';
import { ZONE, dateTimeText } from '@/lib/dates';
import { homeOrigin, portalEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/get-texts';
import { chosenOf } from '../tiles/tile-props';
import type { Citing } from './citation';

interface ReadCiting extends Pick<Citing, 'view' | 'day' | 'language'> {
  readonly covers: FigureScope;
}

/** What each figure of the page is cited with: what is chosen by its names, and of whom the figures are. */
export async function readCiting({ view, day, language, covers }: ReadCiting): Promise<Citing> {
  const scope = await getTexts('figure-scope');
  const count = countChosen(view.chosen);
  const named =
    count === 0 || view.saved
      ? []
      : (await callHr('getOrgSelection', { URLName: 'hrdashboard', On: day, Chosen: chosenOf(view) })).Chosen;
  const places = view.saved
    ? scope('saved', { count }).replace(/[.。]$/u, '')
    : named.map(({ Name }) => Name).join(', ');
  return {
    ...{ view, day, language, origin: homeOrigin(portalEnv()) },
    filter: [places, covers === 'everyone' ? '' : scope(covers)].filter((part) => part !== '').join('. '),
    computed: { at: dateTimeText(new Date(), language), zone: ZONE },
  };
}
