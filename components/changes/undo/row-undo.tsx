import { UndoButton } from './undo-button';

interface RowUndoProps {
  readonly row: { readonly ChangeCode: string; readonly EffectiveFrom: string; readonly State: string };
  readonly onUndone: () => unknown;
}

/** Takes back the change that made a row; nothing for a row that no change made. */
export function RowUndo({ row: { ChangeCode, EffectiveFrom, State }, onUndone }: RowUndoProps) {
  if (!ChangeCode) return null;
  return (
    <UndoButton changeCode={ChangeCode} from={EffectiveFrom} isPlanned={State === 'planned'} onUndone={onUndone} />
  );
}
