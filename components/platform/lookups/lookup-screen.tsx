import type { LookupRow, LookupShape } from '@/lib/contract/platform/lookups/lookup-shape';
import { LookupEditor, type LookupEditorProps } from './lookup-editor';
import { LookupProvider } from './lookup-provider';

type Rows<Shape extends LookupShape> = LookupRow<Shape>[];
type Given = 'shape' | 'rows' | 'columns' | 'texts' | 'layout' | 'send' | 'remove' | 'order' | 'onSaved';

/** The editor of a lookup that stands alone: each of its calls answers all rows. */
export function LookupScreen<Shape extends LookupShape>(editor: Pick<LookupEditorProps<Shape, Rows<Shape>>, Given>) {
  return <LookupProvider>{() => <LookupEditor {...editor} part="rows" rowsIn={(rows) => rows} />}</LookupProvider>;
}
