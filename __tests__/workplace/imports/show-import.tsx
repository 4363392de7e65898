import { SWRConfig } from 'swr';
import { Snackbars } from '@/components/ui/feedback/snackbars';
import { ImportScreen } from '@/components/workplace/imports/detail/import-screen';
import type { Language } from '@/lib/contract/platform/languages';
import type { ImportDetail } from '@/lib/contract/workplace/imports/shapes';
import '@/components/ui/form/combobox/combobox-popup';
import '@/components/workplace/imports/check/checked-import';
import '@/components/workplace/imports/columns/columns-form';
import '@/components/workplace/imports/detail/failed-import';
import '@/components/workplace/imports/write/written-import';
import { renderWithMessages } from '../../render-with-messages';
import { PEOPLE } from './sample-import';

/** Shows the page of an import, as the server found it. */
export const showImport = (found: ImportDetail, { isAtColumns = false, language = 'en' as Language } = {}) =>
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ImportScreen initial={found} kind={PEOPLE} isAtColumns={isAtColumns} />
      <Snackbars closeText="Close" />
    </SWRConfig>,
    language,
  );
