import { cache } from 'react';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import type { ReplyFor } from '@/lib/contract/all';
import { dayText } from '@/lib/dates';
import { getTexts } from '@/lib/i18n/get-texts';
import { monthsLater } from '@/lib/typed/calendar-days';
import { Waterfall, type WaterfallStep } from '../charts/waterfall';
import { differenceOf } from '../comparison/compared-texts';
import { FigureTable } from '../figure-table';
import { SinceForm } from '../filter/since-form';
import { addressOfMovements, addressOfTileOn, type DashboardView } from '../model/dashboard-view';
import { numberText, signedText } from '../model/number-text';
import { Tile } from '../tile';
import { FailedTile } from './failed-tile';
import { chosenOf, dayOf, yearUpTo, type TileProps } from './tile-props';

type Change = ReplyFor<'explainChange'>;

/** Of so many parts each is drawn; the others together. */
const MAX_DRAWN_PARTS = 8;
/** So many parts are named as those that changed most. */
const MAX_NAMED_PARTS = 3;
/** A change is told of so many months at most, with those of the first and the last day. */
const MAX_MONTHS = 24;

/** The days of which the change is told: since the day that the address names, where there is one within reach, or for a year. */
function daysOf(props: TileProps) {
  const day = dayOf(props);
  const { since } = props.view;
  const min = monthsLater(`${day.slice(0, 7)}-01`, 1 - MAX_MONTHS);
  return { min, ...yearUpTo(day), ...(since >= min && since <= day && { FromDate: since }) };
}

/** Read once for both tiles of a page, which are given the same view. */
const readChange = cache((view: DashboardView, FromDate: string, ToDate: string) =>
  tryCallHr('explainChange', { FromDate, ToDate, Chosen: chosenOf(view) }),
);

const wayOf = (difference: number) => (difference > 0 ? 'up' : difference < 0 ? 'down' : 'same');

/** The parts of which a change is made most, with it, as a text. */
function namedParts(parts: readonly { readonly Name: string; readonly by: number }[], language: TileProps['language']) {
  const named = parts.filter(({ by }) => by !== 0).slice(0, MAX_NAMED_PARTS);
  const texts = named.map(({ Name, by }) => `${Name} (${signedText(by, language)})`);
  return new Intl.ListFormat(language, { type: 'unit' }).format(texts);
}

/** Why the head count is another one than before: who came, who went and who moved, by unit. */
export async function ChangeTile(props: TileProps) {
  const { view, language } = props;
  const { min, ...days } = daysOf(props);
  const [t, own, reply] = await Promise.all([
    getTexts('hr-dashboard'),
    getTexts('figure-change'),
    readChange(view, days.FromDate, days.ToDate),
  ]);
  if (!reply) return <FailedTile id="change" title={own('title')} view={view} />;
  const { FromDate, ToDate, Whole, Parts } = reply;
  const difference = Whole.Closing - Whole.Opening;
  const parts = Parts.map((part) => ({ ...part, by: part.Closing - part.Opening }));
  const named = namedParts(parts, language);
  const sentence = own('sentence', {
    ...{ way: wayOf(difference), change: numberText(Math.abs(difference), language) },
    ...{ from: dayText(FromDate, language), to: dayText(ToDate, language) },
    ...{ joined: Whole.Joined, left: Whole.Left, movedIn: Whole.MovedIn, movedOut: Whole.MovedOut },
    moved: Whole.MovedIn + Whole.MovedOut > 0 ? 'yes' : 'no',
  });
  const names = ['opening', 'joined', 'movedIn', 'left', 'movedOut', 'closing'] as const;
  const valuesOf = (one: Change['Whole']) => [
    ...[one.Opening, one.Joined, one.MovedIn, one.Left, one.MovedOut, one.Closing],
    signedText(one.Closing - one.Opening, language),
  ];
  const total = (name: 'opening' | 'closing', value: number): WaterfallStep => ({
    ...{ label: t(`fluctuation.${name}`), value, kind: 'total' },
  });
  const change = (label: string, value: number): WaterfallStep => ({ label, value, kind: 'change' });
  const drawn = parts.filter(({ by }) => by !== 0);
  const others = drawn.slice(MAX_DRAWN_PARTS);
  return (
    <Tile
      id="change"
      title={own('title')}
      sentence={named ? `${sentence} ${own('most', { parts: named })}` : sentence}
      tools={<SinceForm view={view} tile="change" days={{ min, max: ToDate, chosen: FromDate }} />}
      citing={{ ...props.citing, addressOf: addressOfTileOn({ ...view, since: FromDate }, props.citing.day) }}
      rule={own('rule')}
      table={
        <FigureTable
          label={own('title')}
          language={language}
          heads={[t('units.title'), ...names.map((name) => t(`fluctuation.${name}`)), own('change')]}
          rows={[
            ...Parts.map((part) => ({ label: part.Name, values: valuesOf(part) })),
            {
              label: own('whole'),
              values: valuesOf(Whole),
              href: addressOfMovements(view, { first: FromDate, last: ToDate }),
            },
          ]}
        />
      }
    >
      {Whole.Opening + Whole.Closing + Whole.Joined > 0 && (
        <div className="grid gap-6 lg:grid-cols-2">
          <Waterfall
            label={own('steps')}
            language={language}
            steps={[
              total('opening', Whole.Opening),
              ...[change(t('fluctuation.joined'), Whole.Joined), change(t('fluctuation.movedIn'), Whole.MovedIn)],
              ...[change(t('fluctuation.left'), -Whole.Left), change(t('fluctuation.movedOut'), -Whole.MovedOut)],
              total('closing', Whole.Closing),
            ]}
          />
          <Waterfall
            label={own('byPart')}
            language={language}
            steps={[
              total('opening', Whole.Opening),
              ...drawn.slice(0, MAX_DRAWN_PARTS).map(({ Name, by }) => change(Name, by)),
              ...(others.length > 0
                ? [
                    change(
                      own('restOf', { count: others.length }),
                      others.reduce((sum, { by }) => sum + by, 0),
                    ),
                  ]
                : []),
              total('closing', Whole.Closing),
            ]}
          />
        </div>
      )}
    </Tile>
  );
}

/** Why the rate of attrition is another one than before: more or fewer leavers, or of more or fewer people. */
export async function AttritionChangeTile(props: TileProps) {
  const { view, language } = props;
  const { min: _, ...days } = daysOf(props);
  const [t, own, reply] = await Promise.all([
    getTexts('hr-dashboard'),
    getTexts('figure-change'),
    readChange(view, days.FromDate, days.ToDate),
  ]);
  if (!reply) return <FailedTile id="attrition-change" title={own('attrition.title')} view={view} />;
  const { FromDate, ToDate, Attrition } = reply;
  const { RateBefore, Rate, ByLeavers, ByAverage, Parts } = Attrition;
  const named = namedParts(
    Parts.map(({ Name, Left, LeftBefore }) => ({ Name, by: Left - LeftBefore })),
    language,
  );
  const periods = {
    ...{ beforeFrom: dayText(Attrition.BeforeFrom, language), beforeTo: dayText(Attrition.BeforeTo, language) },
    ...{ from: dayText(FromDate, language), to: dayText(ToDate, language) },
  };
  const isTold = Rate !== null && RateBefore !== null && ByLeavers !== null && ByAverage !== null;
  const sentence = isTold
    ? own('attrition.sentence', {
        ...{
          ...periods,
          way: wayOf(Rate - RateBefore),
          points: numberText(differenceOf(Rate, RateBefore).count, language),
        },
        ...{ before: numberText(RateBefore, language), rate: numberText(Rate, language) },
        ...{ byLeavers: signedText(ByLeavers, language), byAverage: signedText(ByAverage, language) },
      })
    : own('attrition.tooFew', periods);
  return (
    <Tile
      id="attrition-change"
      title={own('attrition.title')}
      sentence={named ? `${sentence} ${own('attrition.most', { parts: named })}` : sentence}
      citing={{ ...props.citing, addressOf: addressOfTileOn({ ...view, since: FromDate }, props.citing.day) }}
      rule={`${t('attrition.rule')} ${own('attrition.rule')}`}
      table={
        <FigureTable
          label={own('attrition.title')}
          language={language}
          heads={[t('units.title'), own('attrition.leftBefore'), own('attrition.left')]}
          rows={Parts.map(({ Name, LeftBefore, Left }) => ({ label: Name, values: [LeftBefore, Left] }))}
        />
      }
    >
      {isTold && (
        <Waterfall
          label={own('attrition.title')}
          language={language}
          steps={[
            { label: own('attrition.before'), value: RateBefore, kind: 'total' },
            { label: own('attrition.byLeavers'), value: ByLeavers, kind: 'change' },
            { label: own('attrition.byAverage'), value: ByAverage, kind: 'change' },
            { label: own('attrition.now'), value: Rate, kind: 'total' },
          ]}
        />
      )}
    </Tile>
  );
}
