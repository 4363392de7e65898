import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { readMenu } from '@/components/workplace/shell/aside/read-menu';
import { withHome } from '@/components/workplace/shell/modules/current-module';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { tourPlaces, type TourPlace } from './tour-places';

/** Where a tour can be: the portal around every page, and the pages that there are, as the reader's menu names them. */
export async function readTourPlaces(): Promise<readonly TourPlace[]> {
  const [language, t, passwords, { shell }, modules, menu] = await Promise.all([
    getLocale(),
    getTranslations('tours'),
    getTranslations('passwords'),
    getMessages(),
    callHr('listModules', {}),
    readMenu(),
  ]);
  return [
    { urlName: '', name: t('setup.portal') },
    ...tourPlaces(
      withHome(modules, shell),
      menu ?? [],
      { 'ecenter/esschangepassword': passwords('changeTitle') },
      language,
    ),
  ];
}
