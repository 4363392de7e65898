import Link from 'next/link';
import { addressOfPerson } from '@/components/people/address-of-person';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import type { WorkforceMovement } from '@/lib/contract/dashboards/dashboard-rules';
import { dayText } from '@/lib/dates';
import { getTexts } from '@/lib/i18n/get-texts';
import { BarChart } from '../charts/bar-chart';
import { FigureTable } from '../figure-table';
import { addressOfMovements, type WorkforceView } from '../model/dashboard-view';
import { monthText, monthWithin } from '../model/month-text';
import { Tile } from '../tile';
import { FailedTile } from '../tiles/failed-tile';
import { chosenOf, dayOf, yearUpTo, type TileProps } from '../tiles/tile-props';

/** The kinds as the calls name them, by their fields. */
const FIELDS = {
  joined: 'Joined',
  left: 'Left',
  transferred: 'Transferred',
  promoted: 'Promoted',
  lowered: 'Lowered',
  manager: 'ManagerChanged',
} as const satisfies Record<WorkforceMovement, string>;
const KINDS = Object.keys(FIELDS) as WorkforceMovement[];
/** Those that the picture shows; the others are in the table. */
const DRAWN = ['joined', 'left', 'transferred', 'promoted'] as const;

/** WFDB-04, WFDB-06: who joined, left and moved in each of twelve months, and the latest of it. */
export async function MovementsTile(props: TileProps<WorkforceView>) {
  const { view, language } = props;
  const asked = { ...yearUpTo(dayOf(props)), Chosen: chosenOf(view) };
  const [t, reply, latest] = await Promise.all([
    getTexts('workforce-dashboard'),
    tryCallHr('listWorkforceMovements', asked),
    tryCallHr('listMovementDetails', asked),
  ]);
  if (!reply || !latest) return <FailedTile id="movements" title={t('movements.title')} view={view} />;
  const { FromDate, ToDate, Months } = reply;
  const total = (kind: WorkforceMovement) => Months.reduce((sum, month) => sum + month[FIELDS[kind]], 0);
  const named = (kind: WorkforceMovement) => t(`movements.kinds.${kind}`);
  const listOf = (kind: WorkforceMovement, month?: string) =>
    addressOfMovements(view, {
      kind,
      ...(month ? monthWithin(month, reply) : { first: FromDate, last: ToDate }),
    });
  return (
    <Tile
      id="movements"
      title={t('movements.title')}
      sentence={t('movements.sentence', {
        ...{ from: dayText(FromDate, language), to: dayText(ToDate, language) },
        ...{ transferred: total('transferred'), promoted: total('promoted'), manager: total('manager') },
      })}
      rule={t('movements.rule')}
      citing={props.citing}
      table={
        <FigureTable
          label={t('movements.title')}
          language={language}
          heads={[t('month'), ...KINDS.map(named)]}
          rows={[
            ...Months.map((month) => ({
              label: monthText(month.Month, language, 'withYear'),
              values: KINDS.map((kind) => ({ value: month[FIELDS[kind]], href: listOf(kind, month.Month) })),
            })),
            { label: t('total'), values: KINDS.map((kind) => ({ value: total(kind), href: listOf(kind) })) },
          ]}
        />
      }
    >
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
        <div>
          <BarChart
            language={language}
            groups={Months.map((month) => ({
              label: monthText(month.Month, language, 'short'),
              values: DRAWN.map((kind) => month[FIELDS[kind]]),
            }))}
            names={DRAWN.map(named)}
          />
        </div>
        {latest.length > 0 && (
          <div>
            <h3 className="font-medium">{t('movements.latest')}</h3>
            <ul className="mt-1 divide-y divide-line">
              {latest.map(({ ChillCode, Name, Movement, MovedOn, Before, After }) => (
                <li key={`${ChillCode} ${Movement} ${MovedOn}`} className="py-2">
                  <p className="flex flex-wrap justify-between gap-x-4">
                    <span className="wrap-anywhere">
                      <Link
                        href={addressOfPerson(ChillCode)}
                        prefetch={false}
                        className="font-medium text-accent-text underline-offset-2 hover:underline"
                      >
                        {Name}
                      </Link>{' '}
                      · {t(`movements.one.${Movement}`)}
                    </span>
                    <span className="whitespace-nowrap text-muted digits">{dayText(MovedOn, language)}</span>
                  </p>
                  <p className="text-muted wrap-anywhere">{[Before, After].filter(Boolean).join(' → ')}</p>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Tile>
  );
}
