import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { AGE_BANDS, ALL_AGES } from '@/lib/contract/dashboards/dashboard-rules';
import { dayText } from '@/lib/dates';
import { getTexts } from '@/lib/i18n/get-texts';
import { BarChart } from '../charts/bar-chart';
import { Key } from '../charts/key';
import { Picture } from '../charts/live/picture';
import { StackedBar } from '../charts/stacked-bar';
import { readComparedParts, readComparedTexts } from '../comparison/compared-texts';
import { otherDay, otherPeriod } from '../comparison/comparison';
import { FigureLink } from '../figure-link';
import { FigureTable } from '../figure-table';
import { ChoiceForm } from '../filter/choice-form';
import { addressOfMovements, addressOfPeople } from '../model/dashboard-view';
import { numberText } from '../model/number-text';
import { Tile } from '../tile';
import { FailedTile } from './failed-tile';
import { chosenOf, dayOf, keepsPeople, thirtyDaysUpTo, type TileProps } from './tile-props';

/** DASH-04, DASH-05, DASH-16, C19: people by gender. */
export async function DiversityTile(props: TileProps) {
  const { view, language, covers } = props;
  const other = otherDay(props, dayOf(props));
  const [t, own, reply, before] = await Promise.all([
    getTexts('hr-dashboard'),
    getTexts('figure-scope'),
    tryCallHr('readDiversity', { On: dayOf(props), Chosen: chosenOf(view) }),
    other && tryCallHr('readDiversity', other.asked),
  ]);
  if (!reply) return <FailedTile id="diversity" title={t('diversity.title')} view={view} />;
  const { Male, Female, Other, MaleCount, FemaleCount, OtherCount } = reply;
  const rule = `${t('diversity.rule')}${keepsPeople(covers) ? '' : ` ${own('apartRule')}`}`;
  if (Male === null || Female === null || Other === null)
    return <Tile id="diversity" title={t('diversity.title')} sentence={own('tooFew')} rule={rule} />;
  const parts = [
    { label: t('diversity.male'), value: Male, share: MaleCount ?? 0, gender: 'male' as const },
    { label: t('diversity.female'), value: Female, share: FemaleCount ?? 0, gender: 'female' as const },
    { label: t('diversity.other'), value: Other, share: OtherCount ?? 0, gender: undefined },
  ];
  const count = Male + Female + Other;
  const compared = await readComparedParts({
    ...{ other, language },
    parts: before && [
      { ...parts[0]!, before: { value: before.Male, share: before.MaleCount } },
      { ...parts[1]!, before: { value: before.Female, share: before.FemaleCount } },
      { ...parts[2]!, before: { value: before.Other, share: before.OtherCount } },
    ],
  });
  // A list tells of each person, which the reader may not be told.
  const shown = parts.map(({ label, value, gender }) => ({
    ...{ label, value },
    href: gender && keepsPeople(covers) ? addressOfPeople(view, { gender }) : undefined,
  }));
  return (
    <Tile
      id="diversity"
      title={t('diversity.title')}
      sentence={
        count === 0
          ? t('diversity.none')
          : t('diversity.sentence', {
              ...{ count, female: numberText(parts[1]!.share, language), male: numberText(parts[0]!.share, language) },
              other: numberText(parts[2]!.share, language),
            })
      }
      compared={compared}
      citing={props.citing}
      rule={rule}
      table={
        <FigureTable
          label={t('diversity.title')}
          language={language}
          heads={[t('diversity.title'), t('people'), '%']}
          rows={shown.map(({ label, value, href }, at) => ({ label, values: [value, parts[at]!.share], href }))}
        />
      }
    >
      {count > 0 && (
        <div className="space-y-3">
          <Picture kind="stacked" parts={shown} language={language}>
            <StackedBar parts={shown} />
          </Picture>
          <Key parts={parts.map(({ label, value }) => ({ label, text: numberText(value, language) }))} />
        </div>
      )}
    </Tile>
  );
}

/** DASH-06, DASH-10 to DASH-13, DASH-19: people by age. */
export async function AgesTile(props: TileProps) {
  const { view, language, covers } = props;
  const band = AGE_BANDS.find(({ label }) => label === view.band);
  const [first, last] = band ? [band.from, band.to] : [ALL_AGES.from, ALL_AGES.to];
  const [t, own, reply] = await Promise.all([
    getTexts('hr-dashboard'),
    getTexts('figure-scope'),
    tryCallHr('listAges', { On: dayOf(props), Chosen: chosenOf(view), minHeadAge: first, maxHeadAge: last }),
  ]);
  if (!reply) return <FailedTile id="ages" title={t('ages.title')} view={view} />;
  const { Rows, Median, Mean, Younger, Older, Unknown } = reply;
  const agesOf = (label: string) => {
    const found = AGE_BANDS.find((one) => one.label === label);
    return found ? { from: found.from, to: found.to } : { from: Number(label), to: Number(label) };
  };
  const tools = (
    <ChoiceForm
      view={view}
      name="band"
      tile="ages"
      label={t('ages.band')}
      chosen={view.band ?? ''}
      options={[{ value: '', text: t('ages.all') }, ...AGE_BANDS.map(({ label }) => ({ value: label, text: label }))]}
    />
  );
  const rule = `${t('ages.rule')}${keepsPeople(covers) ? '' : ` ${own('apartRule')}`}`;
  if (Rows === null || Younger === null || Older === null || Unknown === null)
    return <Tile id="ages" title={t('ages.title')} sentence={own('tooFew')} rule={rule} tools={tools} />;
  return (
    <Tile
      id="ages"
      title={t('ages.title')}
      citing={props.citing}
      sentence={
        Median === null || Mean === null
          ? t('ages.none')
          : t('ages.sentence', { median: numberText(Median, language), mean: numberText(Mean, language) })
      }
      more={Younger + Older + Unknown > 0 && t('ages.beside', { younger: Younger, older: Older, unknown: Unknown })}
      tools={tools}
      rule={rule}
      table={
        <FigureTable
          label={t('ages.title')}
          language={language}
          heads={[t('ages.age'), t('people')]}
          rows={Rows.map(({ Label, AgeCount }) => ({
            label: Label,
            values: [AgeCount],
            href: keepsPeople(covers) ? addressOfPeople(view, agesOf(Label)) : undefined,
          }))}
        />
      }
    >
      <BarChart
        tone="danger"
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
  const other = otherPeriod(props, period);
  const [t, reply, before] = await Promise.all([
    getTexts('hr-dashboard'),
    tryCallHr('listFluctuation', { ...period, Chosen: chosenOf(view) }),
    other && tryCallHr('listFluctuation', other.asked),
  ]);
  if (!reply) return <FailedTile id="newcomers" title={t('newcomers.title')} view={view} />;
  const { FromDate, ToDate, Whole } = reply;
  const compared = await readComparedTexts({
    ...{ other, language },
    figures: before && [{ kind: 'people', now: Whole.Joined, before: before.Whole.Joined }],
  });
  return (
    <Tile
      id="newcomers"
      title={t('newcomers.title')}
      figure={
        <FigureLink
          href={addressOfMovements(view, { kind: 'joined', first: FromDate, last: ToDate })}
          value={Whole.Joined}
          language={language}
        />
      }
      sentence={t('newcomers.sentence', {
        count: Whole.Joined,
        from: dayText(FromDate, language),
        to: dayText(ToDate, language),
      })}
      compared={compared}
      citing={props.citing}
      rule={t('newcomers.rule')}
    />
  );
}
