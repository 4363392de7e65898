import Link from 'next/link';
import { PanelButton } from '@/components/platform/panel/panel-button';
import { Badge } from '@/components/ui/badge';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { useCall } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { tourKey } from './steps/edited-steps';
import { ownItems, type ListedTour } from './tour-rows';

/** A tour as it stands now: what the editor stores is seen here at once. */
export function TourListRow({ tour }: { tour: ListedTour }) {
  const t = useMessages('tours');
  const { urlName, name } = tour;
  const { data: items = tour.items } = useCall(
    'listTourItems',
    { URLName: urlName },
    { fallbackData: [...tour.items], revalidateOnMount: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  const steps = ownItems({ urlName, items });
  const shown = steps.filter(({ Active }) => Active === 'A').length;
  const title = name || `/${urlName}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 md:px-6">
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium wrap-anywhere">{title}</span>
          <Badge tone={shown > 0 ? 'success' : 'neutral'}>{t('setup.shown', { shown, count: steps.length })}</Badge>
        </p>
        <p className="mt-0.5 text-muted wrap-anywhere">{steps.map(({ DisplayName }) => DisplayName).join(' · ')}</p>
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
        <Link
          href={`/process/toursetup/key/${tourKey(urlName)}`}
          prefetch={false}
          aria-label={t('setup.stepsOf', { page: title })}
          className={buttonClasses('secondary')}
        >
          {t('setup.steps')}
        </Link>
        <PanelButton
          panel="tours"
          subject={urlName}
          label={t('setup.editOf', { page: title })}
          classes={buttonClasses('secondary')}
        >
          {t('setup.edit')}
        </PanelButton>
      </div>
    </li>
  );
}
