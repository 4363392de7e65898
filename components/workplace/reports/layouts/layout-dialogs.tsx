import { lazyWithMessages } from '@/components/platform/panel/lazy-with-messages';
import type { LayoutAction, LayoutDialogProps } from './layout-dialog';
import { NameDialog } from './name-dialog';
import { RemoveDialog } from './remove-dialog';
import { ShareDialog } from './share-dialog';
import { UpdateDialog } from './update-dialog';

const ReleaseDialog = lazyWithMessages(
  'report-releases',
  (language) => import(`@/messages/${language}/report-releases.json`),
  async () => (await import('../releases/release-dialog')).ReleaseDialog,
);

/** The dialog of what is done with a layout. */
export function LayoutDialogs({ action, current, ...rest }: LayoutDialogProps & { readonly action: LayoutAction }) {
  if (action === 'copy' || !current) return <NameDialog {...rest} current={null} />;
  const own = { ...rest, current };
  if (action === 'rename') return <NameDialog {...own} />;
  if (action === 'release') return <ReleaseDialog current={current} onClose={rest.onClose} />;
  if (action === 'update') return <UpdateDialog {...own} />;
  return action === 'share' ? <ShareDialog {...own} /> : <RemoveDialog {...own} />;
}
