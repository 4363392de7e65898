import type { LookupRow, LookupShape } from '@/lib/contract/platform/lookups/lookup-shape';
import { useMessagesContext } from '@/lib/i18n/messages-context';
import { LookupEditor, type LookupEditorProps } from './lookup-editor';
import { LookupProvider } from './lookup-provider';

type Rows<Shape extends LookupShape> = LookupRow<Shape>[];
type Given = 'shape' | 'rows' | 'columns' | 'texts' | 'layout' | 'send' | 'remove' | 'order' | 'onSaved';

/** The editor of a lookup that stands alone: each of its calls answers all rows. */
export function LookupScreen<Shape extends LookupShape>(editor: Pick<LookupEditorProps<Shape, Rows<Shape>>, Given>) {
  const { language, messages } = useMessagesContext();
  const { lookups, errors } = messages;
  if (!lookups || !errors) throw new Error('the page does not provide the messages lookups and errors');
  return (
    <LookupProvider words={lookups} failures={errors} language={language}>
      {() => <LookupEditor {...editor} part="rows" rowsIn={(rows) => rows} />}
    </LookupProvider>
  );
}
