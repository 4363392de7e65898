import type { TableLayout } from '@/components/ui/table/layout/layout';
import type { SavedReport } from '@/lib/contract/workplace/reports/saved-reports';
import { NameDialog } from './name-dialog';
import { RemoveDialog } from './remove-dialog';
import { ShareDialog } from './share-dialog';
import { UpdateDialog } from './update-dialog';

export type LayoutAction = 'update' | 'copy' | 'rename' | 'share' | 'remove';

export interface LayoutDialogProps {
  readonly code: string;
  readonly current: SavedReport | null;
  readonly layout: TableLayout;
  /** Hears which layout is chosen then. */
  readonly onDone: (code: string | null) => void;
  readonly onClose: () => void;
}

/** The dialog of what is done with a layout. */
export function LayoutDialogs({ action, current, ...rest }: LayoutDialogProps & { readonly action: LayoutAction }) {
  if (action === 'copy' || !current) return <NameDialog {...rest} current={null} />;
  const own = { ...rest, current };
  if (action === 'rename') return <NameDialog {...own} />;
  if (action === 'update') return <UpdateDialog {...own} />;
  return action === 'share' ? <ShareDialog {...own} /> : <RemoveDialog {...own} />;
}
