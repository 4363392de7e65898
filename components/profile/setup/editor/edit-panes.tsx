import { Card } from '@/components/ui/card';
import { useMedia } from '@/components/ui/use-media';
import { useMessages } from '@/lib/i18n/use-messages';
import { Inspector } from '../inspector/inspector';
import { useSetup } from '../setup-context';
import { FieldTree } from '../tree/field-tree';
import { InspectorDrawer } from './inspector-drawer';
import type { SetupSection } from '../setup-context';
import { SectionPane } from './section-pane';

/** Sections, fields and what is chosen of them, side by side; on a phone what is chosen comes as a drawer. */
export function EditPanes({ sections }: { readonly sections: readonly SetupSection[] }) {
  const t = useMessages('profile-setup');
  const { selection } = useSetup();
  const place = selection && selection.part !== 'section' ? selection.code : '';
  const isWide = useMedia('(width >= 992px)') ?? true;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] min-[1360px]:grid-cols-[12rem_minmax(0,1fr)_minmax(0,1.25fr)]">
      <div className="max-[1359px]:hidden">
        <SectionPane sections={sections} />
      </div>
      <Card className="p-3 md:p-4">
        <FieldTree />
      </Card>
      {isWide ? (
        <section
          key={place}
          aria-label={t('chosen')}
          className="rounded-lg border border-line bg-surface p-5 max-lg:hidden lg:sticky lg:top-34 lg:max-h-[calc(100dvh-10rem)] lg:overflow-y-auto"
        >
          <Inspector />
        </section>
      ) : (
        selection && <InspectorDrawer />
      )}
    </div>
  );
}
