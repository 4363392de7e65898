import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { dayText } from '@/lib/dates';
import { getTexts } from '@/lib/i18n/get-texts';
import { FigureTable } from '../figure-table';
import { numberText } from '../model/number-text';
import { Tile } from '../tile';
import { FailedTile } from './failed-tile';
import { chosenOf, dayOf, type TileProps } from './tile-props';

/** How many people report to a manager, and over how many layers. */
export async function SpanTile(props: TileProps) {
  const { view, language } = props;
  const [t, own, reply] = await Promise.all([
    getTexts('hr-dashboard'),
    getTexts('span-of-control'),
    tryCallHr('readSpanOfControl', { On: dayOf(props), Chosen: chosenOf(view) }),
  ]);
  if (!reply) return <FailedTile id="span" title={own('title')} view={view} />;
  const { On, Managers, Reports, Least, LowerQuartile, Median, UpperQuartile, Most, WithOne, Layers } = reply;
  const shown = (value: number | null) => numberText(value ?? 0, language);
  return (
    <Tile
      id="span"
      title={own('title')}
      figure={Median === null ? undefined : shown(Median)}
      sentence={
        Managers === 0
          ? own('none', { day: dayText(On, language) })
          : own('sentence', {
              ...{ day: dayText(On, language), managers: Managers, median: shown(Median) },
              ...{ lower: shown(LowerQuartile), upper: shown(UpperQuartile) },
            })
      }
      citing={props.citing}
      rule={own('rule')}
      table={
        Managers > 0 && (
          <FigureTable
            label={own('title')}
            language={language}
            heads={[t('figure'), '']}
            rows={[
              { label: own('managers'), values: [Managers] },
              { label: own('reports'), values: [Reports] },
              { label: own('median'), values: [shown(Median)] },
              { label: own('quartiles'), values: [`${shown(LowerQuartile)} – ${shown(UpperQuartile)}`] },
              { label: own('range'), values: [`${shown(Least)} – ${shown(Most)}`] },
              { label: own('withOne'), values: [WithOne] },
              { label: own('layers'), values: [Layers] },
            ]}
          />
        )
      }
    />
  );
}
