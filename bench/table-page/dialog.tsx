import { useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { samplePeople } from '@/components/gallery/sample-people';
import { Dialog } from '@/components/ui/overlay/dialog';
import { loadModal } from '@/components/ui/overlay/load-modal';
import { DataTable } from '@/components/ui/table/data-table';
import { layoutOf } from '@/components/ui/table/layout/layout';
import { MessagesProvider } from '@/lib/i18n/messages-context';
import errors from '@/messages/en/errors.json';
import table from '@/messages/en/table.json';
import { columns, idOf } from './columns';
import { hostElement } from './contestant';

const ROWS = 100;
const more = columns.slice(1, 4).map((column) => ({ ...column, id: `${column.id} again` }));
const tenColumns = [...columns, ...more];
const layout = layoutOf(tenColumns, { pageSize: ROWS });
const people = samplePeople(2 * ROWS);

/** What a dialog and a box that is nothing but a box show. */
const content = (
  <p>
    Nobody can write to it any more. <button type="button">Close it</button>
  </p>
);
const boxClasses =
  'fixed inset-0 z-50 m-auto h-fit w-[min(28rem,calc(100vw-2rem))] rounded-lg bg-surface-raised p-6 shadow-float';

function Openers() {
  const [opened, setOpened] = useState<'dialog' | 'box' | null>(null);
  const toggle = (which: 'dialog' | 'box') => () => setOpened((now) => (now === which ? null : which));
  return (
    <>
      <button type="button" id="dialog" onClick={toggle('dialog')} />
      <button type="button" id="box" onClick={toggle('box')} />
      <Dialog isOpen={opened === 'dialog'} onClose={() => setOpened(null)} title="Close the ticket?">
        {content}
      </Dialog>
      {opened === 'box' &&
        createPortal(
          <div role="dialog" className={boxClasses}>
            {content}
          </div>,
          document.body,
        )}
    </>
  );
}

window.contestant = {
  mount: () => {
    void loadModal();
    createRoot(hostElement()).render(
      <MessagesProvider language="en" messages={{ table, errors }}>
        <Openers />
        {[0, ROWS].map((from) => (
          <DataTable
            key={from}
            label={`People from ${from}`}
            columns={tenColumns}
            idOf={idOf}
            rows={people.slice(from, from + ROWS)}
            layout={layout}
            onOpen={() => undefined}
          />
        ))}
      </MessagesProvider>,
    );
  },
  unmount: () => undefined,
  scroller: () => null,
  rowAt: (at) => document.querySelectorAll('[data-row]')[at] ?? null,
};
