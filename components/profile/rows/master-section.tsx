import { useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { PlusIcon } from '@/components/ui/icons/conversation-icons';
import { Card } from '@/components/ui/card';
import { partOnDemand } from '@/components/ui/part-on-demand';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { DataTable } from '@/components/ui/table/data-table';
import { textOf, type Column } from '@/components/ui/table/column';
import { useCall } from '@/lib/client/call/use-call';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import type { SectionForm, SectionHeader, SectionRows } from '../read/section-data';
import type { SectionPlace } from '../read/section-place';
import type { StandingPhoto } from '../read/standing-photo';
import { DeleteRow } from './delete-row';
import { RowActions } from './row-actions';
import { rowColumns, type SectionRow } from './row-columns';
import { RowCard } from './row-card';

interface MasterSectionProps {
  readonly form: SectionForm;
  readonly place: SectionPlace;
  readonly initial: SectionRows;
  readonly header: SectionHeader;
  readonly photo: StandingPhoto | null;
  /** Reads status and date anew. */
  readonly onChanged: () => unknown;
  readonly onNext: (() => void) | null;
}

/** The form comes with the first row that is opened. */
const rowForm = partOnDemand(() => import('./row-form'));

const idOf = ({ KeyCode }: SectionRow) => KeyCode;

/** MAST-01 to MAST-14: the list of a section's rows, and the form of the one that is added or edited below it. */
export function MasterSection({ form, place, initial, header, photo, onChanged, onNext }: MasterSectionProps) {
  const t = useMessages('profile-sections');
  const language = useLanguage();
  const { fields } = form;
  const { data: rows = initial, mutate } = useCall('listSectionRows', place, { fallbackData: initial });
  const [opened, setOpened] = useState<string | null>(null);
  const [asked, setAsked] = useState<SectionRow | null>(null);
  const formPart = rowForm.usePart(opened !== null);
  const listRef = useRef<HTMLDivElement>(null);
  const hasStatus = rows.some(({ StatusCode }) => StatusCode !== '');
  const columns = useMemo(
    () => rowColumns(fields, { status: t('status'), noName: t('unnamed') }, { language, hasStatus }),
    [fields, t, language, hasStatus],
  );
  const nameOf = (row: SectionRow) => (columns[0] ? textOf(columns[0], row) : '');
  const actionsOf = (row: SectionRow) => (
    <RowActions
      name={nameOf(row)}
      onEdit={row.EditFlag ? () => setOpened(row.KeyCode) : null}
      onDelete={row.DeleteFlag ? () => setAsked(row) : null}
    />
  );
  const hasActions = rows.some(({ EditFlag, DeleteFlag }) => EditFlag || DeleteFlag);
  const actions: Column<SectionRow> = {
    id: 'actions',
    title: t('actions'),
    value: () => null,
    canSort: false,
    align: 'end',
    cell: actionsOf,
    width: 110,
  };

  async function changed() {
    await Promise.all([mutate(), onChanged()]);
  }

  function close() {
    setOpened(null);
    listRef.current?.focus();
  }

  /** The button that was pressed is gone with its row, once the question is closed. */
  async function deleted() {
    await changed();
    setTimeout(() => document.activeElement === document.body && listRef.current?.focus());
  }

  const add = header.EditFlag && (
    <Button type="button" onClick={() => setOpened('')}>
      <PlusIcon className="size-4" />
      {t('add')}
    </Button>
  );

  return (
    <div className="space-y-6">
      <div
        ref={listRef}
        tabIndex={-1}
        onPointerEnter={() => void rowForm.load().catch(() => undefined)}
        className="outline-none"
      >
        {rows.length === 0 ? (
          <EmptyState title={t('noRows')} text={t('noRowsText')} action={opened === null && add} />
        ) : (
          <DataTable
            label={header.SectionInfo.SectionName}
            columns={hasActions ? [...columns, actions] : columns}
            card={(row) => <RowCard row={row} columns={columns} actions={actionsOf(row)} />}
            isShort
            rows={rows}
            idOf={idOf}
            currentId={opened ?? undefined}
            onOpen={({ KeyCode }) => setOpened(KeyCode)}
            tools={opened === null && add}
          />
        )}
      </div>
      {opened !== null && !formPart && (
        <Card className="p-5">
          <SkeletonRows rows={4} />
        </Card>
      )}
      {opened !== null && formPart && (
        <formPart.RowForm
          key={opened}
          form={form}
          place={place}
          header={header}
          photo={photo}
          rowKey={opened}
          onSaved={changed}
          onClose={close}
          onNext={onNext}
        />
      )}
      <DeleteRow
        place={place}
        sectionName={header.SectionInfo.SectionName}
        row={asked}
        name={asked ? nameOf(asked) : ''}
        onDeleted={deleted}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}
