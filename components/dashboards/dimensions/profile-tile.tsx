import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { dayText } from '@/lib/dates';
import { getTexts } from '@/lib/i18n/get-texts';
import { FigureTable } from '../figure-table';
import { addressOf } from '../model/dashboard-view';
import { Tile } from '../tile';
import { FailedTile } from '../tiles/failed-tile';
import { chosenOf, dayOf, type TileProps } from '../tiles/tile-props';

/** WFDB-07: of how many people the profile says what they can be told apart by. */
export async function ProfileTile(props: TileProps) {
  const { view, language } = props;
  const [t, reply] = await Promise.all([
    getTexts('people-dimensions'),
    tryCallHr('readProfileReport', { On: dayOf(props), Chosen: chosenOf(view) }),
  ]);
  if (!reply) return <FailedTile id="profile-report" title={t('profile.title')} view={view} />;
  const day = dayText(reply.On, language);
  const least = [...reply.Rows].sort((one, other) => one.Known - other.Known)[0];
  return (
    <Tile
      id="profile-report"
      title={t('profile.title')}
      sentence={
        reply.Count === 0 || !least
          ? t('none', { day })
          : t('profile.sentence', { name: least.Name, known: least.Known, count: reply.Count, day })
      }
      rule={t('profile.rule')}
      citing={props.citing}
    >
      {reply.Count > 0 && (
        <FigureTable
          label={t('profile.title')}
          language={language}
          heads={[t('profile.what'), t('profile.known'), '%']}
          rows={reply.Rows.map(({ Code, Name, Known, Percentage }) => ({
            label: Name,
            values: [Known, Percentage],
            href: addressOf({ ...view, dimension: Code }, 'pie'),
          }))}
        />
      )}
    </Tile>
  );
}
