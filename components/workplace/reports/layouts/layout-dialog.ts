import type { TableLayout } from '@/components/ui/table/layout/layout';
import type { SavedReport } from '@/lib/contract/workplace/reports/saved-reports';

/** What is done with a layout. */
export type LayoutAction = 'update' | 'copy' | 'rename' | 'share' | 'release' | 'remove';

export interface LayoutDialogProps {
  readonly code: string;
  readonly current: SavedReport | null;
  readonly layout: TableLayout;
  /** What the list is narrowed to, where its layouts keep that. */
  readonly filter?: string | undefined;
  /** Hears which layout is chosen then. */
  readonly onDone: (code: string | null) => void;
  readonly onClose: () => void;
}

/** What a dialog about one's own layout is given. */
export interface OwnLayoutDialogProps extends LayoutDialogProps {
  readonly current: SavedReport;
}
