'use client';

import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import type { Column } from '@/components/ui/table/column';
import { DataTable } from '@/components/ui/table/data-table';
import { layoutOf } from '@/components/ui/table/layout/layout';
import { ServerTable } from '@/components/ui/table/server-table';
import { FilterButton } from '@/components/ui/filter/filter-button';
import type { Filter, FilterChoices } from '@/components/ui/filter/filter';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { CITIES, samplePeople, UNITS, type SamplePerson } from './sample-people';
import { sampleSource } from './sample-source';

const optionsOf = (texts: readonly string[]) => texts.map((text) => ({ value: text, text }));

const columns: readonly Column<SamplePerson>[] = [
  { id: 'name', title: 'Name', value: ({ name }) => name, width: 200 },
  { id: 'id', title: 'Number', value: ({ id }) => id, width: 110 },
  { id: 'unit', title: 'Unit', value: ({ unit }) => unit, cell: ({ unit }) => <Badge>{unit}</Badge> },
  { id: 'city', title: 'City', value: ({ city }) => city },
  { id: 'joinedOn', title: 'Joined', value: ({ joinedOn }) => joinedOn, firstDirection: 'desc' },
  { id: 'age', title: 'Age', value: ({ age }) => age, align: 'end', width: 90 },
  { id: 'balance', title: 'Balance', value: ({ balance }) => balance, align: 'end', isHiddenAtFirst: true, width: 110 },
];

const filters: readonly Filter[] = [
  { id: 'unit', type: 1, title: 'Unit', options: optionsOf(UNITS) },
  { id: 'city', type: 2, title: 'City', options: optionsOf(CITIES) },
  { id: 'age', type: 3, title: 'Age', min: 20, max: 64 },
];

const people = samplePeople(100_000);
const idOf = ({ id }: SamplePerson) => id;

/** A table of a hundred thousand rows that are all here, and one whose rows come page by page. */
export function TableSamples() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [layout, setLayout] = useState(() => layoutOf(columns, { pageSize: 'all' }));
  const [choices, setChoices] = useState<FilterChoices>({});
  const [openId, setOpenId] = useState('');
  const given = { columns, idOf };
  return (
    <div className="mt-6 space-y-6">
      <section aria-labelledby="here">
        <Card className="p-5">
          <h2 id="here" className="mb-4 text-base font-semibold">
            Table of 100,000 rows in the browser
          </h2>
          <DataTable
            {...given}
            label="People here"
            rows={people}
            canShowAll
            layout={layout}
            onLayoutChange={setLayout}
            selection={{ selected, onChange: setSelected }}
            actions={
              <Button
                variant="secondary"
                type="button"
                onClick={() => showSnackbar('success', `Done with ${selected.size}`)}
              >
                Do something
              </Button>
            }
            onOpen={({ id }) => setOpenId(id)}
            currentId={openId}
          />
        </Card>
      </section>
      <section aria-labelledby="there">
        <Card className="p-5">
          <h2 id="there" className="mb-4 text-base font-semibold">
            Table of rows behind a network
          </h2>
          <ServerTable
            {...given}
            label="People there"
            source={sampleSource}
            filters={choices}
            hrefOf={({ id }) => `/dev/gallery?person=${id}`}
            tools={<FilterButton filters={filters} choices={choices} onApply={setChoices} />}
          />
        </Card>
      </section>
    </div>
  );
}
