import Link from 'next/link';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { dayText, wireCalendarDate } from '@/lib/dates';
import { getTexts } from '@/lib/i18n/get-texts';
import { BarChart } from '../charts/bar-chart';
import { readComparedTexts } from '../comparison/compared-texts';
import { otherPeriod } from '../comparison/comparison';
import { FigureTable } from '../figure-table';
import { ChoiceForm } from '../filter/choice-form';
import { addressOf, addressOfInactive, addressOfMovements } from '../model/dashboard-view';
import { monthText, monthWithin } from '../model/month-text';
import { yearsWith } from '../model/years-with';
import { numberText } from '../model/number-text';
import { Tile } from '../tile';
import { FailedTile } from './failed-tile';
import { chosenOf, dayOf, yearUpTo, type TileProps } from './tile-props';

/** DASH-01 to DASH-03, DASH-22, CNST-25: hires and exits of a year, six months at a time, two in a row. */
export async function HiringTile(props: TileProps) {
  const { view, language } = props;
  const day = dayOf(props);
  const year = view.year ?? Number(day.slice(0, 4));
  // A year of which the day is one is told up to it: what is cited today is the same tomorrow.
  const period = { FromDate: `${year}-01-01`, ToDate: day.startsWith(`${year}-`) ? day : `${year}-12-31` };
  const other = otherPeriod(props, period);
  const [t, rows, years, before] = await Promise.all([
    getTexts('hr-dashboard'),
    tryCallHr('listHiring', { Chosen: chosenOf(view), Year: year, On: period.ToDate }),
    tryCallHr('listDashboardYears', {}),
    other && tryCallHr('listFluctuation', other.asked),
  ]);
  if (!rows || !years) return <FailedTile id="hiring" title={t('hiring.title')} view={view} />;
  const countOf = (type: 'Active' | 'InActive', month?: string) =>
    rows
      .filter(
        ({ JoiningType, FromMonth }) =>
          JoiningType === type && (!month || wireCalendarDate(FromMonth)?.slice(0, 7) === month),
      )
      .reduce((sum, { HeadCount }) => sum + HeadCount, 0);
  const compared = await readComparedTexts({
    ...{ other, language },
    figures: before && [
      { label: t('hiring.hires'), kind: 'people', now: countOf('Active'), before: before.Whole.Joined },
      { label: t('hiring.exits'), kind: 'people', now: countOf('InActive'), before: before.Whole.Left },
    ],
  });
  const months = Array.from({ length: 6 }, (_, at) => {
    const month = `${year}-${String(at + 1 + (view.half - 1) * 6).padStart(2, '0')}`;
    return { month, hires: countOf('Active', month), exits: countOf('InActive', month) };
  });
  const listOf = (month: string, kind: 'joined' | 'left') =>
    addressOfMovements(view, { kind, ...monthWithin(month, period) });
  return (
    <Tile
      id="hiring"
      title={t('hiring.title')}
      sentence={t('hiring.sentence', { joined: countOf('Active'), left: countOf('InActive'), year: String(year) })}
      compared={compared}
      citing={props.citing}
      tools={
        <ChoiceForm
          view={view}
          name="year"
          tile="hiring"
          label={t('hiring.year')}
          chosen={String(year)}
          options={yearsWith(year, years).map((one) => ({ value: String(one), text: String(one) }))}
        />
      }
      rule={t('hiring.rule')}
    >
      <dl className="grid grid-cols-2 gap-2">
        {months.map(({ month, hires, exits }) => (
          <div key={month} className="rounded border border-line px-3 py-2">
            <dt className="font-medium">{monthText(month, language, 'short')}</dt>
            <dd className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
              {[
                { name: t('hiring.hires'), value: hires, kind: 'joined' as const },
                { name: t('hiring.exits'), value: exits, kind: 'left' as const },
              ].map(({ name, value, kind }) => (
                <span key={kind} className="whitespace-nowrap text-muted">
                  {name}{' '}
                  {value === 0 ? (
                    <span className="digits">0</span>
                  ) : (
                    <Link
                      href={listOf(month, kind)}
                      prefetch={false}
                      aria-label={t('listOf', {
                        what: `${name}, ${monthText(month, language, 'withYear')}: ${numberText(value, language)}`,
                      })}
                      className="font-semibold text-accent-text underline-offset-2 hover:underline digits"
                    >
                      {numberText(value, language)}
                    </Link>
                  )}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Link
        href={addressOf({ ...view, half: view.half === 1 ? 2 : 1 }, 'hiring')}
        prefetch={false}
        scroll={false}
        className={`${buttonClasses('secondary')} mt-3 print:hidden`}
      >
        {t(view.half === 1 ? 'hiring.secondHalf' : 'hiring.firstHalf')}
      </Link>
    </Tile>
  );
}

/** DASH-13, WFDB-08: how many there were in each of twelve months, who came, went and moved. */
export async function FluctuationTile(props: TileProps) {
  const { view, language } = props;
  const [t, reply] = await Promise.all([
    getTexts('hr-dashboard'),
    tryCallHr('listFluctuation', { ...yearUpTo(dayOf(props)), Chosen: chosenOf(view) }),
  ]);
  if (!reply) return <FailedTile id="fluctuation" title={t('fluctuation.title')} view={view} />;
  const { FromDate, ToDate, Whole, Months } = reply;
  const names = ['opening', 'joined', 'movedIn', 'left', 'movedOut', 'closing'] as const;
  const valuesOf = (one: typeof Whole) => [
    ...[one.Opening, one.Joined, one.MovedIn, one.Left, one.MovedOut, one.Closing],
  ];
  return (
    <Tile
      id="fluctuation"
      title={t('fluctuation.title')}
      sentence={t('fluctuation.sentence', {
        ...{ from: dayText(FromDate, language), to: dayText(ToDate, language), opening: Whole.Opening },
        ...{ joined: Whole.Joined, left: Whole.Left, closing: Whole.Closing },
      })}
      citing={props.citing}
      rule={t('fluctuation.rule')}
      table={
        <FigureTable
          label={t('fluctuation.title')}
          language={language}
          heads={[t('month'), ...names.map((name) => t(`fluctuation.${name}`))]}
          rows={Months.map((one) => ({
            label: monthText(one.Month, language, 'withYear'),
            values: valuesOf(one),
            href: addressOfMovements(view, monthWithin(one.Month, reply)),
          }))}
        />
      }
    >
      <BarChart
        language={language}
        groups={Months.map(({ Month, Joined, MovedIn, Left, MovedOut }) => ({
          label: monthText(Month, language, 'short'),
          values: [Joined + MovedIn, Left + MovedOut],
        }))}
        names={[
          `${t('fluctuation.joined')} + ${t('fluctuation.movedIn')}`,
          `${t('fluctuation.left')} + ${t('fluctuation.movedOut')}`,
        ]}
      />
    </Tile>
  );
}

/** WFDB-11: leavers by the average head count. */
export async function AttritionTile(props: TileProps) {
  const { view, language } = props;
  const other = otherPeriod(props, yearUpTo(dayOf(props)));
  const [t, reply, before] = await Promise.all([
    getTexts('hr-dashboard'),
    tryCallHr('readAttrition', { ...yearUpTo(dayOf(props)), Chosen: chosenOf(view) }),
    other && tryCallHr('readAttrition', other.asked),
  ]);
  if (!reply) return <FailedTile id="attrition" title={t('attrition.title')} view={view} />;
  const { FromDate, ToDate, Rate, AnnualRate, SimpleRate, Average, Left } = reply;
  const [from, to] = [dayText(FromDate, language), dayText(ToDate, language)];
  const percent = (value: number | null) => (value === null ? '–' : `${numberText(value, language)}\u00a0%`);
  const average = numberText(Average, language);
  const reasons = [
    { label: t('attrition.voluntary'), value: reply.Voluntary },
    { label: t('attrition.involuntary'), value: reply.Involuntary },
    { label: t('attrition.notSaid'), value: reply.NotSaid },
    { label: t('attrition.firstYear'), value: reply.FirstYear },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  const compared = await readComparedTexts({
    ...{ other, language },
    figures: before && [
      { kind: 'points', now: Rate, before: before.Rate },
      { label: t('attrition.leavers'), kind: 'people', now: Left, before: before.Left },
    ],
  });
  return (
    <Tile
      id="attrition"
      title={t('attrition.title')}
      figure={Rate === null ? undefined : percent(Rate)}
      sentence={
        Rate === null
          ? t('attrition.tooFew', { average, left: Left, from, to })
          : t('attrition.sentence', { rate: numberText(Rate, language), average, from, to })
      }
      compared={compared}
      citing={props.citing}
      rule={t('attrition.rule')}
      table={
        <FigureTable
          label={t('attrition.title')}
          language={language}
          heads={[t('figure'), '']}
          rows={[
            { label: t('attrition.rate'), values: [percent(Rate)] },
            { label: t('attrition.annual'), values: [percent(AnnualRate)] },
            { label: t('attrition.simple'), values: [percent(SimpleRate)] },
            { label: t('attrition.average'), values: [average] },
            {
              label: t('attrition.leavers'),
              values: [Left],
              href: addressOfInactive(view, { first: FromDate, last: ToDate }),
            },
            ...reasons.map(({ label, value }) => ({ label, values: [value] })),
          ]}
        />
      }
    >
      {Left > 0 && (
        <ul className="space-y-1">
          {reasons.map(({ label, value }) => (
            <li key={label} className="flex justify-between gap-3">
              <span>{label}</span>
              <span className="font-medium digits">{numberText(value, language)}</span>
            </li>
          ))}
        </ul>
      )}
    </Tile>
  );
}
