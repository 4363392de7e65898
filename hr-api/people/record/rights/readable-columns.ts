import type { Relation } from '../../../../lib/contract/people/record-rules';
import type { PersonColumn } from '../../../../lib/contract/people/section-rules';
import type { SectionDefinition } from '../../../../lib/contract/people/section-definition';
import { readableFields } from './access';

/** The columns of `persons` that somebody who stands so may read: those of whose fields none is closed to them. */
export function readableColumns(
  sections: readonly { readonly definition: SectionDefinition }[],
  relations: ReadonlySet<Relation>,
): Set<PersonColumn> {
  const columns = sections.flatMap(({ definition }) => {
    const readable = readableFields(definition, relations);
    return definition.copies.filter(({ fields }) => fields.every((code) => readable.has(code)));
  });
  return new Set(columns.map(({ column }) => column));
}
