import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { dayText } from '@/lib/dates';
import { getTexts } from '@/lib/i18n/get-texts';
import { BarChart } from '../charts/bar-chart';
import { Ring } from '../charts/ring';
import { FigureTable } from '../figure-table';
import { numberText } from '../model/number-text';
import { Tile } from '../tile';
import { FailedTile } from '../tiles/failed-tile';
import { chosenOf, dayOf, type TileProps } from '../tiles/tile-props';
import { readDimensions } from './read-dimensions';
import { largestOf, ringParts, sliceRows, type Slice } from './slices';

interface BandsTileProps extends TileProps {
  readonly code: 'experience' | 'tenure';
  /** Null where the figures did not come. */
  readonly reply: {
    readonly On: string;
    readonly Slices: readonly Slice[];
    readonly MedianMonths: number | null;
    readonly MeanMonths: number | null;
  } | null;
  readonly rule: string;
}

/** People by bands of years, with the middle beside the mean. */
async function BandsTile({ code, reply, rule, ...props }: BandsTileProps) {
  const { view, language } = props;
  const t = await getTexts('people-dimensions');
  const title = t(`${code}.title`);
  if (!reply) return <FailedTile id={code} title={title} view={view} />;
  const { On, Slices, MedianMonths, MeanMonths } = reply;
  const years = (months: number) => numberText(months / 12, language);
  return (
    <Tile
      id={code}
      title={title}
      sentence={
        MedianMonths === null || MeanMonths === null
          ? t('none', { day: dayText(On, language) })
          : t(`${code}.sentence`, { median: years(MedianMonths), mean: years(MeanMonths) })
      }
      rule={`${rule} ${t('bands')}`}
      citing={props.citing}
      table={
        <FigureTable
          label={title}
          language={language}
          heads={[t('years'), t('people'), '%']}
          rows={sliceRows(view, { Code: code, Level: null }, Slices)}
        />
      }
    >
      <BarChart groups={Slices.map(({ Label, Count }) => ({ label: Label, values: [Count] }))} language={language} />
    </Tile>
  );
}

/** WFDB-10: years of work, here and before. */
export async function ExperienceTile(props: TileProps) {
  const [t, reply] = await Promise.all([
    getTexts('people-dimensions'),
    tryCallHr('readExperience', { On: dayOf(props), Chosen: chosenOf(props.view) }),
  ]);
  const rule = t(reply?.HasPrevious === false ? 'experience.ruleHere' : 'experience.rule');
  return <BandsTile {...props} code="experience" reply={reply} rule={rule} />;
}

/** How long people have been here without a gap. */
export async function TenureTile(props: TileProps) {
  const [t, reply] = await Promise.all([
    getTexts('people-dimensions'),
    tryCallHr('readTenure', { On: dayOf(props), Chosen: chosenOf(props.view) }),
  ]);
  return <BandsTile {...props} code="tenure" reply={reply} rule={t('tenure.rule')} />;
}

/** WFDB-10: the highest education. Whoever may not read it of others is told so. */
export async function QualificationTile(props: TileProps) {
  const { view, language } = props;
  const [t, dimensions] = await Promise.all([getTexts('people-dimensions'), readDimensions()]);
  const title = t('qualification.title');
  const dimension = dimensions?.find(({ Code }) => Code === 'qualification');
  if (dimensions && !dimension) return <Tile id="qualification" title={title} sentence={t('qualification.closed')} />;
  const reply = dimension && (await tryCallHr('readQualification', { On: dayOf(props), Chosen: chosenOf(view) }));
  if (!dimension || !reply) return <FailedTile id="qualification" title={title} view={view} />;
  const day = dayText(reply.On, language);
  const largest = largestOf(reply.Slices, language);
  const parts = ringParts(view, dimension, { slices: reply.Slices, others: t('others') });
  return (
    <Tile
      id="qualification"
      title={title}
      sentence={largest ? t('largest', { count: reply.Count, day, ...largest }) : t('none', { day })}
      rule={t('qualification.rule')}
      citing={props.citing}
      table={
        <FigureTable
          label={title}
          language={language}
          heads={[title, t('people'), '%']}
          rows={sliceRows(view, dimension, reply.Slices)}
        />
      }
    >
      {reply.Count > 0 && <Ring parts={parts} language={language} middle={numberText(reply.Count, language)} />}
    </Tile>
  );
}
