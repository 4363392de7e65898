import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { VIEW_REFUSALS, type SensitiveTile as TileCode } from '@/lib/contract/dashboards/sensitive-rules';
import type { Language } from '@/lib/contract/platform/languages';
import { dayText } from '@/lib/dates';
import { homeOrigin, portalEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/get-texts';
import { BarChart } from '../charts/bar-chart';
import { FigureTable } from '../figure-table';
import { numberText } from '../model/number-text';
import { Tile } from '../tile';
import { FailedFigure } from '../tiles/failed-tile';
import { rowsOfWhole, tableOfParts } from './figures-of-views';
import { addressOfSensitive, type SensitiveView } from './sensitive-view';

const CALL = {
  religion: 'listReligions',
  marital: 'listMaritalStatuses',
  family: 'listFamilySizes',
  child: 'listChildren',
  bloodgroup: 'listBloodGroups',
  eyepower: 'listEyePowers',
} as const satisfies Record<TileCode, string>;

interface SensitiveTileProps {
  readonly tile: TileCode;
  readonly view: SensitiveView;
  /** Whether the reader is told of their own units alone. */
  readonly isOfUnits: boolean;
  readonly language: Language;
}

/** WFDB-10: people by what they would not tell anybody, as totals. There is no list behind it. */
export async function SensitiveTile({ tile, view, isOfUnits, language }: SensitiveTileProps) {
  const [t, dashboard, cite, reply] = await Promise.all([
    getTexts('sensitive-figures'),
    getTexts('hr-dashboard'),
    getTexts('figure-citation'),
    tryCallHr(CALL[tile], { Month: view.month, Cut: view.cut }),
  ]);
  const title = t(`tiles.${tile}`);
  if (!reply) return <FailedFigure id={tile} title={title} address={addressOfSensitive(view, tile)} />;
  const { On, Views, SupersededAt, CountedAt, Threshold } = reply;
  const labels = { others: t('others'), notSaid: t('notSaid') };
  const day = dayText(On, language);
  const isWhole = view.cut === 'whole';
  const told = Views.filter(({ Refusal }) => Refusal === null);
  const refused = VIEW_REFUSALS.flatMap((reason) => {
    const names = Views.filter(({ Refusal }) => Refusal === reason).map(({ Name }) => Name);
    if (names.length === 0) return [];
    return isWhole
      ? [t(`refusals.${reason}`)]
      : [t('refusedParts', { why: t(`refusals.${reason}`), parts: names.join(', ') })];
  });
  const rows = isWhole && told[0] ? rowsOfWhole(told[0], labels) : [];
  const parts = tableOfParts(Views, labels);
  const table = isWhole
    ? { heads: [t('value'), dashboard('people')], rows }
    : { heads: [t(`cuts.${view.cut}`), ...parts.heads], rows: parts.rows };
  const [first] = rows;
  const counted = t('countedOn', { day: dayText(CountedAt, language) });
  const superseded = SupersededAt && t('superseded', { day: dayText(SupersededAt, language) });
  const of = isOfUnits ? Views.map(({ Name }) => Name).join(', ') : cite('everyone');
  const citing = {
    addressOf: (id: string) => addressOfSensitive({ ...view, isPlain: false }, id),
    ...{ day: On, language, origin: homeOrigin(portalEnv()) },
    filter: isWhole ? of : t('citation.apart', { of, cut: t(`cuts.${view.cut}`) }),
    computed: superseded ? [counted, superseded] : [counted],
    note: t('citation.note'),
  };
  return (
    <Tile
      id={tile}
      title={title}
      sentence={
        Views.length === 0
          ? t('nobody', { day })
          : told.length === 0
            ? t('nothingTold', { day })
            : first
              ? t('sentence', { day, name: first.label, people: numberText(Number(first.values[0]), language) })
              : t('sentenceOfParts', { day, told: told.length, all: Views.length })
      }
      more={
        <>
          {superseded && <p className="font-medium text-warning">{superseded}</p>}
          {refused.map((line) => (
            <p key={line} className="wrap-anywhere">
              {line}
            </p>
          ))}
          <p>{counted}</p>
        </>
      }
      rule={t('rule', { threshold: Threshold, source: t(`sources.${tile}`) })}
      {...(told.length > 0 && { citing })}
      table={told.length > 0 && <FigureTable label={title} heads={table.heads} rows={table.rows} language={language} />}
    >
      {isWhole && first ? (
        <BarChart
          groups={rows.map(({ label, values }) => ({ label, values: values.map(Number) }))}
          language={language}
        />
      ) : null}
    </Tile>
  );
}
