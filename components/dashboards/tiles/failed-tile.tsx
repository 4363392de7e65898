import { getTexts } from '@/lib/i18n/get-texts';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { addressOf, type AnyView } from '../model/dashboard-view';
import { Tile } from '../tile';
import type { TileProps } from './tile-reader';

/** A tile whose figures did not come; the log has why. */
export async function FailedTile({
  id,
  title,
  view,
}: Pick<TileProps<AnyView>, 'view'> & { id: string; title: string }) {
  const t = await getTexts('hr-dashboard');
  return (
    <Tile id={id} title={title} sentence={t('failed')}>
      {/* A whole load: what failed once is asked for anew. */}
      <a href={addressOf(view, id)} className={buttonClasses('secondary')}>
        {t('retry')}
      </a>
    </Tile>
  );
}
