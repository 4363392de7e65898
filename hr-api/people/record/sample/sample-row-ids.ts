import { FAMILY_SECTION } from '../../../../lib/contract/people/known-sections';
import type { Section } from '../sections/sections';
import { newRowId, rowIdOf } from '../values/values';
import { familyPlace } from './sample-relatives';

/** The ids that the rows of one person get, in their order. */
export class SampleRowIds {
  private readonly known = new Map<string, string>();

  constructor(
    readonly personId: string,
    private readonly since: Date,
  ) {}

  of({ code, definition }: Section, row: number): string {
    if (!definition.isMaster) return rowIdOf(this.personId, code);
    const place = code === FAMILY_SECTION ? familyPlace(row) : `${code} ${row}`;
    const id = this.known.get(place) ?? newRowId(new Date(this.since.getTime() + row));
    this.known.set(place, id);
    return id;
  }

  /** The answers with the id of a relative's row where they name its place. */
  named(answers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
    const relative = answers['Family_Code'];
    return relative ? { ...answers, Family_Code: this.known.get(relative) ?? '' } : answers;
  }
}
