import type { FieldType } from '../../../../lib/contract/platform/form/field';
import type { FieldDefinition } from '../../../../lib/contract/people/section-definition';
import { choicesIn } from '../../../../lib/contract/platform/form/answers';
import { dayOf } from '../../../platform/dates';
import { offeredOf, RELATIVES } from '../../sections/offered';
import type { SetupContext } from '../versions/open-setup';

const CHOOSING: ReadonlySet<FieldType> = new Set(['select', 'gselect', 'mselect', 'radio', 'checkbox', 'banklocator']);
const SEVERAL: ReadonlySet<FieldType> = new Set(['mselect', 'checkbox']);
const AT_ONCE = 1_000;

/** Whether a field takes what it offers alone, and offers everyone the same. */
export const isChosen = ({ type, options, list }: FieldDefinition) =>
  CHOOSING.has(type) && list !== RELATIVES && (list !== null || options.length > 0);

interface Given {
  readonly answer: string;
  readonly parent: string;
}

/** Which answers a field offers, all looked up together. */
export async function offeredAmong(
  { db, language, actor, now }: SetupContext,
  field: FieldDefinition,
  given: readonly Given[],
): Promise<(one: Given) => boolean> {
  const lists = { db, language, personId: actor.personId, on: dayOf(now) };
  const choicesOf = ({ answer }: Given) => (SEVERAL.has(field.type) ? choicesIn(answer) : [answer]);
  const values = [...new Set(given.flatMap(choicesOf))];
  const parents = new Map<string, Set<string | null>>();
  for (let at = 0; at < values.length; at += AT_ONCE) {
    for (const { value, parent } of await offeredOf(lists, field, values.slice(at, at + AT_ONCE)))
      parents.set(value, (parents.get(value) ?? new Set()).add(parent));
  }
  const isOffered = (choice: string, parent: string) => {
    const of = parents.get(choice);
    return of !== undefined && (of.has(null) || choicesIn(parent).some((one) => of.has(one)));
  };
  return (one) => choicesOf(one).every((choice) => choice === '*' || isOffered(choice, one.parent));
}
