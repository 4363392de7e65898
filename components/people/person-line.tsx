import { PersonChip } from './person-chip';
import type { ChipPerson } from './chip-person';

interface PersonLineProps extends ChipPerson {
  readonly detail: string;
}

/** A person in a list of people: their chip with their number and one more fact. */
export function PersonLine({ detail, ...person }: PersonLineProps) {
  return (
    <div className="flex min-h-14 items-center px-5 py-2.5 md:px-6">
      <PersonChip {...person} face="sm">
        <span className="block text-muted">{[person.employeeId, detail].filter(Boolean).join(' · ')}</span>
      </PersonChip>
    </div>
  );
}
