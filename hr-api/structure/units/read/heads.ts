import type { Language } from '../../../../lib/contract/platform/languages';
import { personsByEmployment, type NamedPerson } from '../../../people/persons-named';
import type { CallContext } from '../../../platform/calls/call';
import texts from './texts.json';

/** Those of some heads whom the caller may know by name, by their employment. */
export async function namedHeads(
  context: Pick<CallContext, 'db' | 'actor' | 'now'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedPerson>> {
  const persons = await personsByEmployment(context, ids);
  return new Map([...persons].filter(([, { KeyCode }]) => KeyCode !== ''));
}

/** What a change calls a head: empty for none, and somebody whom the caller may not know by name. */
export const headName = (
  heads: ReadonlyMap<string, NamedPerson>,
  id: string | null | undefined,
  language: Language,
): string => (id ? (heads.get(id)?.Name ?? texts.somebody[language]) : '');
