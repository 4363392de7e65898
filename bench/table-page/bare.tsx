import { createSortedRowModel, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { fields, idOf, people } from './columns';
import { hostElement, ROW_HEIGHT, VIEW } from './contestant';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
const definitions = fields.map((field) => ({ accessorKey: field, header: field }));
const cell = { display: 'flex', flex: 1, padding: '0 12px', alignItems: 'center' } as const;

/** The two libraries by themselves, put together as their own examples do it. */
function BareTable() {
  const scrollRef = useRef<HTMLDivElement>(null);
  const table = useTable({ features, columns: definitions, data: people, getRowId: idOf });
  const { rows } = table.getRowModel();
  const windowed = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 10,
  });
  return (
    <div ref={scrollRef} id="bare" style={{ height: VIEW.height, overflow: 'auto', position: 'relative' }}>
      <table style={{ display: 'grid' }}>
        <thead style={{ display: 'grid', position: 'sticky', top: 0, zIndex: 1, background: 'white' }}>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} style={{ display: 'flex', width: '100%' }}>
              {group.headers.map((header) => (
                <th key={header.id} style={{ ...cell, height: ROW_HEIGHT }}>
                  <button type="button" onClick={header.column.getToggleSortingHandler()}>
                    <table.FlexRender header={header} />
                  </button>
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody style={{ display: 'grid', height: windowed.getTotalSize(), position: 'relative' }}>
          {windowed.getVirtualItems().map((item) => {
            const row = rows[item.index]!;
            return (
              <tr
                key={row.id}
                data-index={item.index}
                style={{
                  display: 'flex',
                  position: 'absolute',
                  transform: `translateY(${item.start}px)`,
                  width: '100%',
                  height: ROW_HEIGHT,
                }}
              >
                {row.getAllCells().map((one) => (
                  <td key={one.id} style={cell}>
                    <table.FlexRender cell={one} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

let root: Root | undefined;

window.contestant = {
  mount: () => {
    root = createRoot(hostElement());
    root.render(<BareTable />);
  },
  unmount: () => root?.unmount(),
  scroller: () => document.getElementById('bare'),
  rowAt: (at) => document.querySelector(`[data-index="${at}"]`),
};
