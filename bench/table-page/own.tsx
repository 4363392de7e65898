import { createRoot, type Root } from 'react-dom/client';
import { DataTable } from '@/components/ui/table/data-table';
import { layoutOf } from '@/components/ui/table/layout/layout';
import errors from '@/messages/en/errors.json';
import table from '@/messages/en/table.json';
import { MessagesProvider } from '@/lib/i18n/messages-context';
import { columns, idOf, people } from './columns';
import { hostElement } from './contestant';

const layout = layoutOf(columns, { pageSize: 'all' });
let root: Root | undefined;

window.contestant = {
  mount: () => {
    root = createRoot(hostElement());
    root.render(
      <MessagesProvider language="en" messages={{ table, errors }}>
        <DataTable
          label="People"
          columns={columns}
          idOf={idOf}
          rows={people}
          layout={layout}
          canShowAll
          onOpen={() => undefined}
        />
      </MessagesProvider>,
    );
  },
  unmount: () => root?.unmount(),
  scroller: () => document.querySelector<HTMLElement>('[role=region]'),
  rowAt: (at) => document.querySelector(`[data-row="${at}"]`),
};
