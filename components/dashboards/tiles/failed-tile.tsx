import { buttonClasses } from '@/components/ui/button/button-variant';
import { getTexts } from '@/lib/i18n/get-texts';
import { withBasePath } from '@/lib/links/links';
import { addressOf, type AnyView } from '../model/dashboard-view';
import { Tile } from '../tile';

interface FailedFigureProps {
  readonly id: string;
  readonly title: string;
  /** Where the tile is asked for anew. */
  readonly address: `/${string}`;
}

/** A tile whose figures did not come; the log has why. */
export async function FailedFigure({ id, title, address }: FailedFigureProps) {
  const t = await getTexts('hr-dashboard');
  return (
    <Tile id={id} title={title} sentence={t('failed')}>
      {/* A whole load: what failed once is asked for anew. */}
      <a href={withBasePath(address)} className={buttonClasses('secondary')}>
        {t('retry')}
      </a>
    </Tile>
  );
}

interface FailedTileProps {
  readonly id: string;
  readonly title: string;
  readonly view: AnyView;
}

/** The same of a view of a dashboard. */
export const FailedTile = ({ id, title, view }: FailedTileProps) => (
  <FailedFigure id={id} title={title} address={addressOf(view, id)} />
);
