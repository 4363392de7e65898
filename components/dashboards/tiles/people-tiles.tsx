import Link from 'next/link';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { AGE_BANDS, ALL_AGES } from '@/lib/contract/dashboards/dashboard-rules';
import { getTexts } from '@/lib/i18n/get-texts';
import { BarChart } from '../charts/bar-chart';
import { Key } from '../charts/key';
import { Picture } from '../charts/live/picture';
import { StackedBar } from '../charts/stacked-bar';
import { FigureTable } from '../figure-table';
import { ChoiceForm } from '../filter/choice-form';
import { addressOfMovements, addressOfPeople } from '../model/dashboard-view';
import { numberText } from '../model/number-text';
import { Tile } from '../tile';
import { FailedTile } from './failed-tile';
import { chosenOf, dayOf, shownDay, thirtyDaysUpTo, type TileProps } from './tile-reader';

/** DASH-04, DASH-05, DASH-16, C19: people by gender. */
export async function DiversityTile(props: TileProps) {
  const { view, language } = props;
  const [t, reply] = await Promise.all([
    getTexts('hr-dashboard'),
    tryCallHr('readDiversity', { On: dayOf(props), Chosen: chosenOf(view) }),
  ]);
  if (!reply) return <FailedTile id="diversity" title={t('diversity.title')} view={view} />;
  const parts = [
    { label: t('diversity.male'), value: reply.Male, share: reply.MaleCount, gender: 'male' as const },
    { label: t('diversity.female'), value: reply.Female, share: reply.FemaleCount, gender: 'female' as const },
    { label: t('diversity.other'), value: reply.Other, share: reply.OtherCount, gender: undefined },
  ];
  const count = reply.Male + reply.Female + reply.Other;
  const shown = parts.map(({ label, value, gender }) => ({
    ...{ label, value, href: gender && addressOfPeople(view, { gender }) },
  }));
  return (
    <Tile
      id="diversity"
      title={t('diversity.title')}
      sentence={
        count === 0
          ? t('diversity.none')
          : t('diversity.sentence', {
              ...{
                count,
                female: numberText(reply.FemaleCount, language),
                male: numberText(reply.MaleCount, language),
              },
              other: numberText(reply.OtherCount, language),
            })
      }
      rule={t('diversity.rule')}
      table={
        <FigureTable
          label={t('diversity.title')}
          language={language}
          heads={[t('diversity.title'), t('people'), '%']}
          rows={parts.map(({ label, value, share, gender }) => ({
            label,
            values: [value, share],
            href: gender && addressOfPeople(view, { gender }),
          }))}
        />
      }
    >
      {count > 0 && (
        <div className="space-y-3">
          <Picture kind="stacked" parts={shown} language={language}>
            <StackedBar parts={shown} />
          </Picture>
          <Key labels={parts.map(({ label, value }) => `${label}: ${numberText(value, language)}`)} />
        </div>
      )}
    </Tile>
  );
}

/** DASH-06, DASH-10 to DASH-13, DASH-19: people by age. */
export async function AgesTile(props: TileProps) {
  const { view, language } = props;
  const band = AGE_BANDS.find(({ label }) => label === view.band);
  const [first, last] = band ? [band.from, band.to] : [ALL_AGES.from, ALL_AGES.to];
  const [t, reply] = await Promise.all([
    getTexts('hr-dashboard'),
    tryCallHr('listAges', { On: dayOf(props), Chosen: chosenOf(view), minHeadAge: first, maxHeadAge: last }),
  ]);
  if (!reply) return <FailedTile id="ages" title={t('ages.title')} view={view} />;
  const { Rows, Median, Mean, Younger, Older, Unknown } = reply;
  const agesOf = (label: string) => {
    const found = AGE_BANDS.find((one) => one.label === label);
    return found ? { from: found.from, to: found.to } : { from: Number(label), to: Number(label) };
  };
  return (
    <Tile
      id="ages"
      title={t('ages.title')}
      sentence={
        Median === null || Mean === null
          ? t('ages.none')
          : t('ages.sentence', { median: numberText(Median, language), mean: numberText(Mean, language) })
      }
      more={Younger + Older + Unknown > 0 && t('ages.beside', { younger: Younger, older: Older, unknown: Unknown })}
      tools={
        <ChoiceForm
          view={view}
          name="band"
          tile="ages"
          label={t('ages.band')}
          chosen={view.band ?? ''}
          options={[
            { value: '', text: t('ages.all') },
            ...AGE_BANDS.map(({ label }) => ({ value: label, text: label })),
          ]}
        />
      }
      rule={t('ages.rule')}
      table={
        <FigureTable
          label={t('ages.title')}
          language={language}
          heads={[t('ages.age'), t('people')]}
          rows={Rows.map(({ Label, AgeCount }) => ({
            label: Label,
            values: [AgeCount],
            href: addressOfPeople(view, agesOf(Label)),
          }))}
        />
      }
    >
      <BarChart
        groups={Rows.map(({ Label, AgeCount }) => ({ label: Label, values: [AgeCount] }))}
        language={language}
      />
    </Tile>
  );
}

/** DASH-09: who came within the last thirty days. */
export async function NewcomersTile(props: TileProps) {
  const { view, language } = props;
  const period = thirtyDaysUpTo(dayOf(props));
  const [t, reply] = await Promise.all([
    getTexts('hr-dashboard'),
    tryCallHr('listFluctuation', { ...period, Chosen: chosenOf(view) }),
  ]);
  if (!reply) return <FailedTile id="newcomers" title={t('newcomers.title')} view={view} />;
  const { FromDate, ToDate, Whole } = reply;
  return (
    <Tile
      id="newcomers"
      title={t('newcomers.title')}
      figure={
        <Link
          href={addressOfMovements(view, { kind: 'joined', first: FromDate, last: ToDate })}
          prefetch={false}
          className="hover:underline"
        >
          {numberText(Whole.Joined, language)}
        </Link>
      }
      sentence={t('newcomers.sentence', {
        count: Whole.Joined,
        from: shownDay(FromDate, language),
        to: shownDay(ToDate, language),
      })}
      rule={t('newcomers.rule')}
    />
  );
}
