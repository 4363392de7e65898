import Link from 'next/link';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { CONFIRMATION_DAYS } from '@/lib/contract/dashboards/dashboard-rules';
import { dayText } from '@/lib/dates';
import { getTexts } from '@/lib/i18n/get-texts';
import { FigureLink } from '../figure-link';
import { FigureTable } from '../figure-table';
import { ChoiceForm } from '../filter/choice-form';
import { addressOfList, type WorkforceView } from '../model/dashboard-view';
import { Tile } from '../tile';
import { FailedTile } from '../tiles/failed-tile';
import { chosenOf, dayOf, type TileProps } from '../tiles/tile-props';

const UNDECIDED = ['due', 'overdue', 'extended'] as const;

interface ConfirmationsTileProps extends TileProps<WorkforceView> {
  /** Where somebody's job status is decided; null where the role may not. */
  readonly addressOfStatus: ((code: string) => `/${string}`) | null;
}

/** WFDB-01: whose trial is to be decided soon, or should have been. */
export async function ConfirmationsTile(props: ConfirmationsTileProps) {
  const { view, language, addressOfStatus } = props;
  const [t, reply] = await Promise.all([
    getTexts('workforce-dashboard'),
    tryCallHr('listConfirmations', { On: dayOf(props), Chosen: chosenOf(view), Days: view.days }),
  ]);
  if (!reply) return <FailedTile id="confirmations" title={t('confirmations.title')} view={view} />;
  const { Until, Counts, Rows } = reply;
  const countOf = (state: (typeof UNDECIDED)[number]) => Counts.find(({ State }) => State === state)?.Count ?? 0;
  const undecided = UNDECIDED.reduce((sum, state) => sum + countOf(state), 0);
  const listOf = (state: string | readonly string[]) => addressOfList(view, 'confirmations', { state, until: Until });
  return (
    <Tile
      id="confirmations"
      title={t('confirmations.title')}
      figure={<FigureLink href={listOf(UNDECIDED)} value={undecided} language={language} />}
      sentence={t('confirmations.sentence', {
        ...{ count: undecided, until: dayText(Until, language), overdue: countOf('overdue') },
      })}
      tools={
        <ChoiceForm
          view={view}
          name="days"
          tile="confirmations"
          label={t('confirmations.within')}
          chosen={String(view.days)}
          options={CONFIRMATION_DAYS.map((days) => ({ value: String(days), text: t('confirmations.days', { days }) }))}
        />
      }
      rule={t('confirmations.rule')}
      citing={props.citing}
      table={
        <FigureTable
          label={t('confirmations.title')}
          language={language}
          heads={[t('state'), t('people')]}
          rows={Counts.map(({ State, Count }) => ({
            label: t(`confirmations.states.${State}`),
            values: [{ value: Count, href: listOf(State) }],
          }))}
        />
      }
    >
      {Rows.length > 0 && (
        <ul className="divide-y divide-line">
          {Rows.map(({ ChillCode, Name, Manager, DueOn, State }) => (
            <li key={ChillCode} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
              <span className="min-w-0 wrap-anywhere">
                {addressOfStatus ? (
                  <Link
                    href={addressOfStatus(ChillCode)}
                    prefetch={false}
                    className="font-medium text-accent-text underline-offset-2 hover:underline"
                  >
                    {Name}
                  </Link>
                ) : (
                  <span className="font-medium">{Name}</span>
                )}
                {Manager && <span className="block text-muted">{t('confirmations.manager', { name: Manager })}</span>}
              </span>
              <span className="text-right whitespace-nowrap digits">
                {dayText(DueOn, language)}
                <span className={`block ${State === 'overdue' ? 'text-danger' : 'text-muted'}`}>
                  {t(`confirmations.states.${State}`)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Tile>
  );
}
