'use client';

import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useDraftForm } from '@/lib/client/drafts/use-draft-form';
import { useForm } from '@/lib/client/form/use-form';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { TourItemList } from './tour-item-list';
import { TourItemTable } from './tour-item-table';
import { findItems, rowsOf, type TourChange, type TourChanges, type TourItem } from './tour-rows';

/** TOUR-03, TOUR-15 (CNST-05, CNST-06), the time in milliseconds. */
const ROWS_PER_PAGE = 5;
const CLOSE_DELAY_MS = 1000;

const NO_CHANGES: TourChanges = {};

interface TourEditorProps {
  readonly items: readonly TourItem[];
  /** The page that is meant, where it is not the one on which the editor stands. */
  readonly place?: string;
  /** Under which unsaved changes are kept. */
  readonly draft: string;
  readonly onSaved: () => Promise<unknown>;
  readonly onClose: () => void;
}

export function TourEditor({ items, place, draft, onSaved, onClose }: TourEditorProps) {
  const t = useMessages('tours');
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(0);
  const { send } = useCallMutation('updateTourItems');
  const kept = useDraftForm<TourChanges>('tours', draft, NO_CHANGES);
  const tableRef = useRef<HTMLDivElement>(null);
  const form = useForm({
    values: kept,
    check: () => ({ header: items.every(({ HeaderCode }) => HeaderCode) ? null : t('headerRequired') }),
    send: (changes) => send(rowsOf(items, changes)),
    onSent: () => {
      showSnackbar('success', t('saved'));
      return onSaved();
    },
    failureText: errorText,
  });
  const failure = form.errorOf('header') ?? form.failure;

  useEffect(() => {
    if (!form.isSent) return;
    const closing = setTimeout(onClose, CLOSE_DELAY_MS);
    return () => clearTimeout(closing);
  }, [form.isSent, onClose]);

  const found = findItems(items, typed);
  const pages = Math.max(1, Math.ceil(found.length / ROWS_PER_PAGE));
  const shown = found.slice(page * ROWS_PER_PAGE, (page + 1) * ROWS_PER_PAGE);

  const change = ({ FieldCode }: TourItem, part: TourChange) =>
    form.change({ [FieldCode]: { ...form.values[FieldCode], ...part } });

  return (
    <div className="space-y-4">
      {place && <p className="font-semibold wrap-anywhere">{t('placeOf', { page: place })}</p>}
      <p className="max-w-3xl text-muted">{t('lead')}</p>
      {kept.state === 'restored' && <p role="status">{t('restored')}</p>}
      <div className="gap-6 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)]">
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
          <TourItemTable
            key={kept.isRestored ? 'restored' : 'stored'}
            items={shown}
            changes={form.values}
            onChange={change}
          />
        </div>
      </div>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <div className="sticky bottom-0 -mx-5 -mb-4 flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-5 py-3">
        <Button
          type="button"
          variant="secondary"
          onClick={() => {
            form.discard();
            onClose();
          }}
        >
          {t('cancel')}
        </Button>
        <Button
          type="button"
          isBusy={form.isBusy}
          disabled={form.isSent}
          busyText={t('saving')}
          onClick={() => void form.submit()}
        >
          {t('save')}
        </Button>
      </div>
    </div>
  );
}
