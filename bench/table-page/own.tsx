import { createRoot, type Root } from 'react-dom/client';
import { DataTable } from '@/components/ui/table/data-table';
import { layoutOf } from '@/components/ui/table/layout/layout';
import words from '@/messages/en/table.json';
import { columns, idOf, people } from './columns';
import { hostElement } from './contestant';

const layout = layoutOf(columns, { pageSize: 'all' });
let root: Root | undefined;

window.contestant = {
  mount: () => {
    root = createRoot(hostElement());
    root.render(
      <DataTable
        label="People"
        columns={columns}
        idOf={idOf}
        rows={people}
        words={words}
        language="en"
        layout={layout}
        canShowAll
        onOpen={() => undefined}
      />,
    );
  },
  unmount: () => root?.unmount(),
  scroller: () => document.querySelector<HTMLElement>('[role=region]'),
  rowAt: (at) => document.querySelector(`[data-row="${at}"]`),
};
