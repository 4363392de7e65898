import { AllCommunityModule, createGrid, ModuleRegistry, type GridApi } from 'ag-grid-community';
import type { SamplePerson } from '@/components/gallery/sample-people';
import { fields, people } from './columns';
import { hostElement, ROW_HEIGHT, VIEW } from './contestant';

ModuleRegistry.registerModules([AllCommunityModule]);

let grid: GridApi<SamplePerson> | undefined;

window.contestant = {
  mount: () => {
    const host = hostElement();
    host.style.height = `${VIEW.height}px`;
    grid = createGrid<SamplePerson>(host, {
      rowData: [...people],
      rowHeight: ROW_HEIGHT,
      headerHeight: ROW_HEIGHT,
      defaultColDef: { flex: 1, sortable: true },
      columnDefs: fields.map((field) => ({ field })),
      getRowId: ({ data }) => data.id,
    });
  },
  unmount: () => grid?.destroy(),
  scroller: () => document.querySelector<HTMLElement>('.ag-body-viewport, .ag-grid-viewport'),
  rowAt: (at) => document.querySelector(`[row-index="${at}"]`),
};
