'use client';

import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useDraft } from '@/lib/client/drafts/use-draft';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { TourItemList } from './tour-item-list';
import { TourItemTable } from './tour-item-table';
import { findItems, rowsOf, type TourChange, type TourChanges, type TourItem } from './tour-rows';

/** TOUR-03, TOUR-15 (CNST-05, CNST-06), the time in milliseconds. */
const ROWS_PER_PAGE = 5;
const CLOSE_DELAY_MS = 1000;

interface TourEditorProps {
  readonly items: readonly TourItem[];
  /** Under which unsaved changes are kept. */
  readonly draft: string;
  readonly onSaved: () => Promise<unknown>;
  readonly onClose: () => void;
}

export function TourEditor({ items, draft, onSaved, onClose }: TourEditorProps) {
  const t = useMessages('tours');
  const errorText = useErrorText();
  const { restored, save: keep, discard } = useDraft({ form: 'tours', subject: draft });
  const [ownChanges, setOwnChanges] = useState<TourChanges | null>(null);
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);
  const { send, isSending } = useCallMutation('updateTourItems');
  const tableRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isDone) return;
    const closing = setTimeout(onClose, CLOSE_DELAY_MS);
    return () => clearTimeout(closing);
  }, [isDone, onClose]);

  const changes = ownChanges ?? changesIn(restored);
  const found = findItems(items, typed);
  const pages = Math.max(1, Math.ceil(found.length / ROWS_PER_PAGE));
  const shown = found.slice(page * ROWS_PER_PAGE, (page + 1) * ROWS_PER_PAGE);

  function change(item: TourItem, part: TourChange) {
    const next = { ...changes, [item.FieldCode]: { ...changes[item.FieldCode], ...part } };
    setOwnChanges(next);
    keep(JSON.stringify(next));
  }

  async function store() {
    if (items.some(({ HeaderCode }) => !HeaderCode)) return setFailure(t('headerRequired'));
    setFailure(null);
    try {
      await send(rowsOf(items, changes));
      await discard();
      showSnackbar('success', t('saved'));
      setIsDone(true);
      await onSaved();
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  async function forget() {
    setOwnChanges({});
    onClose();
    await discard().catch(() => undefined);
  }

  return (
    <div className="space-y-4">
      <p className="max-w-3xl text-muted">{t('lead')}</p>
      {restored && !ownChanges && <p role="status">{t('restored')}</p>}
      <div className="gap-6 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
        <TourItemList
          items={shown}
          typed={typed}
          page={page}
          pages={pages}
          onType={(text) => {
            setTyped(text);
            setPage(0);
          }}
          onPage={setPage}
          onChoose={({ FieldCode }) =>
            tableRef.current?.querySelector<HTMLElement>(`[name="${CSS.escape(FieldCode)}"]`)?.focus()
          }
        />
        <div ref={tableRef} className="mt-4 min-w-0 lg:mt-0">
          <TourItemTable key={restored ? 'restored' : 'stored'} items={shown} changes={changes} onChange={change} />
        </div>
      </div>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <div className="sticky bottom-0 -mx-5 -mb-4 flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-5 py-3">
        <Button type="button" variant="secondary" onClick={() => void forget()}>
          {t('cancel')}
        </Button>
        <Button type="button" isBusy={isSending} disabled={isDone} busyText={t('saving')} onClick={() => void store()}>
          {t('save')}
        </Button>
      </div>
    </div>
  );
}

const changesIn = (content: string | null | undefined): TourChanges =>
  content ? (JSON.parse(content) as TourChanges) : {};
