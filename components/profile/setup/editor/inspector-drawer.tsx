import { CloseButton } from '@/components/ui/button/close-button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useMessages } from '@/lib/i18n/use-messages';
import { Inspector } from '../inspector/inspector';
import { fieldOf, groupOf } from '../model/edit-definition';
import { useSetup } from '../setup-context';
import { nameIn } from '../words';

/** What is chosen, where there is no room beside the fields: from the right, on a phone over the whole screen. */
export function InspectorDrawer() {
  const t = useMessages('profile-setup');
  const { definition, language, selection, select } = useSetup();
  const close = () => select(null);
  const title =
    selection?.part === 'section' || !selection
      ? t('sectionSettings')
      : nameIn((selection.part === 'fields' ? fieldOf : groupOf)(definition, selection.code)?.names ?? {}, language) ||
        t('unnamed');
  return (
    <Dialog
      isOpen
      onClose={close}
      title={title}
      isTitleHidden
      classes="m-0 ml-auto h-dvh max-h-none w-full max-w-none overflow-hidden bg-surface text-left font-normal shadow-float enter-from-right md:w-[28rem]"
    >
      <div className="h-dvh overflow-y-auto overscroll-contain">
        <div className="sticky top-0 z-10 flex items-center gap-3 border-b border-line bg-surface py-2 pr-2 pl-5">
          <p aria-hidden="true" className="min-w-0 flex-1 truncate text-lg font-semibold">
            {title}
          </p>
          <CloseButton label={t('close')} onClose={close} />
        </div>
        <div className="p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
          <Inspector />
        </div>
      </div>
    </Dialog>
  );
}
