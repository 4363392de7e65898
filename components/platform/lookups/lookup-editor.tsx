import type { FormEvent } from 'react';
import type { LookupRow, LookupShape } from '@/lib/contract/platform/lookups/lookup-shape';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { useReportChanges } from './lookup-context';
import { LookupCards } from './rows/lookup-cards';
import { LookupLines } from './rows/lookup-lines';
import { cellsOf, emptyRow, type LookupTexts } from './lookup-row';
import { LookupSaveBar } from './lookup-save-bar';
import { rowChanges } from './row-changes';
import { removalOf, rowSteps, stepOf } from './row-steps';
import { useEdited } from './use-edited';
import { useSaving } from './use-saving';

export interface LookupEditorProps<Shape extends LookupShape, Reply> {
  /** What the screen hears about while it is not saved. */
  readonly part: string;
  readonly shape: Shape;
  /** As they are stored. */
  readonly rows: readonly LookupRow<Shape>[];
  readonly columns: LookupTexts<Shape>;
  readonly texts: { readonly about?: string; readonly new: string; readonly add: string };
  readonly layout?: 'cards' | 'lines';
  readonly send: (row: LookupRow<Shape>) => Promise<Reply>;
  /** Where stored rows may be taken away, or have an order that people choose. */
  readonly remove?: (code: number) => Promise<Reply>;
  readonly order?: (codes: number[]) => Promise<Reply>;
  readonly rowsIn: (reply: Reply) => readonly LookupRow<Shape>[];
  readonly onSaved: (reply: Reply) => void;
}

/** Edits all rows of a lookup at once: adds, changes, orders, takes away; says what saving would change, and saves or discards it. */
export function LookupEditor<Shape extends LookupShape, Reply>(props: LookupEditorProps<Shape, Reply>) {
  const { part, shape, rows: stored, columns, texts, layout = 'cards', send, remove, order, rowsIn, onSaved } = props;
  const t = useMessages('lookups');
  const language = useLanguage();
  const saving = useSaving(onSaved);
  const { value: edited, change, discard } = useEdited(stored);
  const cells = cellsOf(shape, columns, language);
  const changes = rowChanges(t, language, { shape, cells, newText: texts.new, stored, edited });
  useReportChanges(part, changes.length > 0);

  /** The issue of a field; of a row that could not be removed at its first one. */
  function issueOf(step: string, path: string): string | null {
    const row = edited.find((_, at) => stepOf(shape, at) === step);
    const removal = row && path === cells[0]?.name && removalOf(shape, Number(row[shape.code as Shape['code']]));
    return saving.issueOf(step, path) ?? (removal ? saving.issueOf(removal, shape.code) : null);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (await saving.save(rowSteps({ shape, stored, edited, send, remove, order, rowsIn, change }))) discard();
  }

  const Rows = layout === 'cards' ? LookupCards : LookupLines;
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      {texts.about && <p className="mb-4 text-muted">{texts.about}</p>}
      <Rows
        shape={shape}
        cells={cells}
        rows={edited}
        texts={texts}
        isOrdered={order !== undefined}
        isRemovable={remove !== undefined}
        issueOf={issueOf}
        onChange={change}
        onAdd={() => change([...edited, emptyRow(shape)])}
      />
      <LookupSaveBar saving={saving} changes={changes} onDiscard={discard} />
    </form>
  );
}
