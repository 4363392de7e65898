import { createRoot, type Root } from 'react-dom/client';
import type { SamplePerson } from '@/components/gallery/sample-people';
import { ServerTable } from '@/components/ui/table/server-table';
import type { TableSource } from '@/components/ui/table/use-keyset-pages';
import errors from '@/messages/en/errors.json';
import table from '@/messages/en/table.json';
import { MessagesProvider } from '@/lib/i18n/messages-context';
import { columns, idOf, people } from './columns';
import { hostElement } from './contestant';

/** Answers at once, so that all of the time is the table's own. */
const source: TableSource<SamplePerson, null> = {
  name: 'people',
  positionOf: ({ id }) => String(people.findIndex((person) => person.id === id)),
  maxRows: 200,
  list: async ({ after, limit }) => {
    const from = after ? Number(after) + 1 : 0;
    return people.slice(from, from + limit);
  },
  count: async () => ({ count: people.length, isEstimated: true }),
};

let root: Root | undefined;

window.contestant = {
  mount: () => {
    root = createRoot(hostElement());
    root.render(
      <MessagesProvider language="en" messages={{ table, errors }}>
        <ServerTable
          label="People"
          columns={columns}
          idOf={idOf}
          source={source}
          filters={null}
          onOpen={() => undefined}
        />
      </MessagesProvider>,
    );
  },
  unmount: () => root?.unmount(),
  scroller: () => document.querySelector<HTMLElement>('[role=region]'),
  rowAt: (at) => document.querySelector(`[data-row="${at}"]`),
};
