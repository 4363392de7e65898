import type { Column } from '@/components/ui/table/column';
import { samplePeople, type SamplePerson } from '@/components/gallery/sample-people';
import { ROWS } from './contestant';

/** The columns that every contestant shows. */
export const fields = ['name', 'id', 'unit', 'city', 'joinedOn', 'age', 'balance'] as const;

export const columns: readonly Column<SamplePerson>[] = fields.map((field) => ({
  id: field,
  title: field,
  value: (person) => person[field],
}));

export const people = samplePeople(ROWS);
export const idOf = ({ id }: SamplePerson) => id;
