import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { dayText } from '@/lib/dates';
import { getTexts } from '@/lib/i18n/get-texts';
import { BarChart } from '../charts/bar-chart';
import { FigureTable } from '../figure-table';
import { lastDayOfMonth, monthText } from '../model/month-text';
import { Tile } from '../tile';
import { FailedTile } from '../tiles/failed-tile';
import { chosenOf, dayOf, type TileProps } from '../tiles/tile-props';

/** WFDB-12: how many people signed in in each of twelve months, beside those who worked here. */
export async function UsersTile(props: TileProps) {
  const { view, language } = props;
  const [t, reply] = await Promise.all([
    getTexts('people-dimensions'),
    tryCallHr('listMonthlyUsers', { On: dayOf(props), Chosen: chosenOf(view) }),
  ]);
  if (!reply) return <FailedTile id="users" title={t('users.title')} view={view} />;
  const { On, KnownFrom, Months } = reply;
  const last = Months.findLast(({ Users }) => Users !== null);
  // A month that has not ended by the day of the view has those who work here on that day.
  const isRunning = last?.Month === On.slice(0, 7) && On < lastDayOfMonth(last.Month);
  const isPartlyKnown = KnownFrom !== null && Months.some(({ Users }) => Users === null);
  return (
    <Tile
      id="users"
      title={t('users.title')}
      sentence={
        last
          ? t(isRunning ? 'users.sentenceOn' : 'users.sentence', {
              ...{ month: monthText(last.Month, language, 'withYear'), users: last.Users ?? 0, active: last.Active },
              day: dayText(On, language),
            })
          : t('users.unknown')
      }
      more={isPartlyKnown && t('users.knownFrom', { month: monthText(KnownFrom, language, 'withYear') })}
      rule={t('users.rule')}
      citing={props.citing}
      table={
        <FigureTable
          label={t('users.title')}
          language={language}
          heads={[t('month'), t('users.users'), t('users.active')]}
          rows={Months.map(({ Month, Users, Active }) => ({
            label: monthText(Month, language, 'withYear'),
            values: [Users ?? '–', Active],
          }))}
        />
      }
    >
      <BarChart
        language={language}
        groups={Months.map(({ Month, Users, Active }) => ({
          label: monthText(Month, language, 'short'),
          values: [Users ?? 0, Active],
        }))}
        names={[t('users.users'), t('users.active')]}
      />
    </Tile>
  );
}
