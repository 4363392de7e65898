import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { APPROVAL_AGES } from '@/lib/contract/dashboards/dashboard-rules';
import { dayText } from '@/lib/dates';
import { getTexts } from '@/lib/i18n/get-texts';
import { FigureLink } from '../figure-link';
import { FigureTable } from '../figure-table';
import { addressOfList, type WorkforceView } from '../model/dashboard-view';
import { Tile } from '../tile';
import { FailedTile } from '../tiles/failed-tile';
import { chosenOf, dayOf, keepsPeople, type TileProps } from '../tiles/tile-props';

/** WFDB-02: what waits for a decision, by kind and age. */
export async function ApprovalsTile(props: TileProps<WorkforceView>) {
  const { view, language } = props;
  const [t, reply] = await Promise.all([
    getTexts('workforce-dashboard'),
    tryCallHr('listPendingWorkflows', { On: dayOf(props), Chosen: chosenOf(view) }),
  ]);
  if (!reply) return <FailedTile id="approvals" title={t('approvals.title')} view={view} />;
  const { On, Kinds } = reply;
  const total = Kinds.reduce((sum, { Count }) => sum + Count, 0);
  const old = Kinds.reduce((sum, { Ages }) => sum + (Ages.at(-1) ?? 0), 0);
  const listOf = (narrowed: { kind?: string; from?: number; to?: number }) =>
    addressOfList(view, 'approvals', narrowed);
  return (
    <Tile
      id="approvals"
      title={t('approvals.title')}
      figure={<FigureLink href={listOf({})} value={total} language={language} />}
      sentence={t('approvals.sentence', { count: total, old, day: dayText(On, language) })}
      rule={t(keepsPeople(props.covers) ? 'approvals.rule' : 'approvals.ruleOfTeam')}
      citing={props.citing}
    >
      {total > 0 && (
        <div className="overflow-x-auto">
          <FigureTable
            label={t('approvals.title')}
            language={language}
            heads={[
              t('approvals.kind'),
              ...APPROVAL_AGES.map(({ from, to }) =>
                to === null ? t('approvals.over', { days: from - 1 }) : t('approvals.days', { from, to }),
              ),
              t('total'),
            ]}
            rows={Kinds.map(({ Kind, Name, Count, Ages }) => ({
              label: Name,
              values: [
                ...APPROVAL_AGES.map(({ from, to }, at) => ({
                  value: Ages[at] ?? 0,
                  href: listOf({ kind: Kind, from, ...(to !== null && { to }) }),
                })),
                { value: Count, href: listOf({ kind: Kind }) },
              ],
            }))}
          />
        </div>
      )}
    </Tile>
  );
}
