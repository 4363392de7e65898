'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/form/field';
import { useDraft } from '@/lib/client/drafts/use-draft';
import { DraftNote } from './draft-note';

/** A form of one long text with a draft. */
export function DraftSample({ label }: { readonly label: string }) {
  const { restored, state, save, discard } = useDraft({ form: 'gallery' });
  const [typed, setTyped] = useState<string | null>(null);
  const kept = restored ? textIn(restored) : '';
  const text = typed ?? kept;
  return (
    <div className="space-y-3">
      <Field id="draft" label={label}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            value={text}
            disabled={restored === undefined}
            onChange={({ target }) => {
              setTyped(target.value);
              save(JSON.stringify({ text: target.value }));
            }}
            className="block w-full rounded border border-line-strong bg-surface px-3 py-2 text-base md:text-sm"
          />
        )}
      </Field>
      <DraftNote
        state={state}
        onDiscard={() => {
          setTyped('');
          void discard();
        }}
      />
    </div>
  );
}

function textIn(content: string): string {
  const { text }: { text?: unknown } = JSON.parse(content);
  return typeof text === 'string' ? text : '';
}
