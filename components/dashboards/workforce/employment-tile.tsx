import { clsx } from 'clsx';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import type { ReplyFor } from '@/lib/contract/all';
import { dayText } from '@/lib/dates';
import { getTexts } from '@/lib/i18n/get-texts';
import { Key } from '../charts/key';
import { Picture } from '../charts/live/picture';
import { StackedBar } from '../charts/stacked-bar';
import { FigureLink } from '../figure-link';
import { FigureTable } from '../figure-table';
import { addressOfPeople, type WorkforceView } from '../model/dashboard-view';
import { Tile } from '../tile';
import { FailedTile } from '../tiles/failed-tile';
import { chosenOf, dayOf, type TileProps } from '../tiles/tile-props';

type Parts = ReplyFor<'readEmployment'>['Statuses'];

/** WFDB-06: how many work here by job status, level and company. */
export async function EmploymentTile(props: TileProps<WorkforceView>) {
  const { view, language } = props;
  const [t, tHr, reply] = await Promise.all([
    getTexts('workforce-dashboard'),
    getTexts('hr-dashboard'),
    tryCallHr('readEmployment', { On: dayOf(props), Chosen: chosenOf(view) }),
  ]);
  if (!reply) return <FailedTile id="employment" title={t('employment.title')} view={view} />;
  const { On, HeadCount, Statuses, Levels, Companies } = reply;
  const day = dayText(On, language);
  const nameOf = ({ Name }: Parts[number]) => Name || t('employment.none');
  const statuses = Statuses.map((part) => ({
    ...{ label: nameOf(part), value: part.HeadCount, href: addressOfPeople(view, { status: part.Code }) },
  }));
  const tables = [
    { of: 'status', parts: Statuses, listOf: (code: string) => addressOfPeople(view, { status: code }) },
    { of: 'level', parts: Levels, listOf: (code: string) => addressOfPeople(view, { chosen: { level: [code] } }) },
    {
      of: 'company',
      parts: Companies,
      listOf: (code: string) => addressOfPeople(view, { chosen: { company: [code] } }),
    },
  ] as const;
  return (
    <Tile
      id="employment"
      title={t('employment.title')}
      figure={<FigureLink href={addressOfPeople(view)} value={HeadCount} language={language} />}
      sentence={t('employment.sentence', { count: HeadCount, day })}
      more={On > props.today && tHr('ahead', { day })}
      rule={tHr('headCount.rule')}
      citing={props.citing}
    >
      {HeadCount > 0 && (
        <div className="space-y-4">
          <Picture kind="stacked" parts={statuses} language={language}>
            <StackedBar parts={statuses} />
          </Picture>
          <Key parts={Statuses.map((status) => ({ label: nameOf(status) }))} />
          <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
            {tables.map(({ of, parts, listOf }) => (
              <div key={of} className={clsx('min-w-0 overflow-x-auto', of === 'company' && 'sm:col-span-2')}>
                <FigureTable
                  label={t(`employment.${of}`)}
                  language={language}
                  heads={[t(`employment.${of}`), t('people')]}
                  rows={parts.map((part) => ({
                    label: nameOf(part),
                    values: [{ value: part.HeadCount, href: listOf(part.Code) }],
                  }))}
                />
              </div>
            ))}
          </div>
        </div>
      )}
    </Tile>
  );
}
