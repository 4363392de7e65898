import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { dayText } from '@/lib/dates';
import { getTexts } from '@/lib/i18n/get-texts';
import { Ring } from '../charts/ring';
import { FigureTable } from '../figure-table';
import { ChoiceForm } from '../filter/choice-form';
import { addressOfTileOn } from '../model/dashboard-view';
import { Tile } from '../tile';
import { FailedTile } from '../tiles/failed-tile';
import { chosenOf, dayOf, type TileProps } from '../tiles/tile-props';
import { readDimensions } from './read-dimensions';
import { largestOf, ringParts, sliceRows } from './slices';

/** WFDB-09: the head count told apart by whatever the profile's definition marks. */
export async function PieTile(props: TileProps) {
  const { view, language } = props;
  const [t, dimensions] = await Promise.all([getTexts('people-dimensions'), readDimensions()]);
  const dimension = dimensions?.find(({ Code }) => Code === view.dimension) ?? dimensions?.[0];
  const reply =
    dimension &&
    (await tryCallHr('countByDimension', { On: dayOf(props), Chosen: chosenOf(view), Dimension: dimension.Code }));
  if (!dimensions || !dimension || !reply) return <FailedTile id="pie" title={t('pie.title')} view={view} />;
  const day = dayText(reply.On, language);
  const largest = largestOf(reply.Slices, language);
  const parts = ringParts(view, dimension, { slices: reply.Slices, others: t('others') });
  return (
    <Tile
      id="pie"
      title={t('pie.title')}
      sentence={largest ? t('largest', { count: reply.Count, day, ...largest }) : t('none', { day })}
      tools={
        <ChoiceForm
          view={view}
          name="dimension"
          tile="pie"
          label={t('pie.by')}
          chosen={dimension.Code}
          options={dimensions.map(({ Code, Name }) => ({ value: Code, text: Name }))}
        />
      }
      rule={t('pie.rule')}
      citing={{ ...props.citing, addressOf: addressOfTileOn({ ...view, dimension: dimension.Code }, props.citing.day) }}
      table={
        <FigureTable
          label={dimension.Name}
          language={language}
          heads={[dimension.Name, t('people'), '%']}
          rows={sliceRows(view, dimension, reply.Slices)}
        />
      }
    >
      {reply.Count > 0 && <Ring parts={parts} language={language} middle={null} />}
    </Tile>
  );
}
