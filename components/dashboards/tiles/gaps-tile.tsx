import Link from 'next/link';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { dayText } from '@/lib/dates';
import { getTexts } from '@/lib/i18n/get-texts';
import { addressOfGaps } from '../model/dashboard-view';
import { numberText } from '../model/number-text';
import { Tile } from '../tile';
import { FailedTile } from './failed-tile';
import { chosenOf, dayOf, type TileProps } from './tile-props';

/** What records lack that figures are made of, each leading to the records. */
export async function GapsTile(props: TileProps) {
  const { view, language } = props;
  const [t, reply] = await Promise.all([
    getTexts('hr-dashboard'),
    tryCallHr('countDataGaps', { On: dayOf(props), Chosen: chosenOf(view) }),
  ]);
  if (!reply) return <FailedTile id="gaps" title={t('gaps.title')} view={view} />;
  const found = reply.Gaps.filter(({ People }) => People > 0);
  return (
    <Tile
      id="gaps"
      title={t('gaps.title')}
      sentence={t('gaps.sentence', { count: reply.People, day: dayText(reply.On, language) })}
      rule={t('gaps.rule')}
      citing={props.citing}
    >
      {found.length > 0 && (
        <ul className="divide-y divide-line">
          {found.map(({ Gap, People }) => (
            <li key={Gap}>
              <Link
                href={addressOfGaps(view, Gap)}
                prefetch={false}
                className="flex min-h-11 items-center justify-between gap-3 hover:underline md:min-h-9"
              >
                <span>{t(`gaps.of.${Gap}`)}</span>
                <span className="font-semibold text-accent-text digits">{numberText(People, language)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Tile>
  );
}
