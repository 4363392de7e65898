import type { VerbChoice } from '@/components/platform/verbs';
import { providedVerbs, type OfferedVerb } from './verbs';

/** Something that can be done, by itself or with one of its choices. */
export interface ReadyVerb extends Omit<OfferedVerb, 'opens'> {
  readonly opens: Exclude<OfferedVerb['opens'], 'choices'> | VerbChoice['opens'];
}

/** The verbs that need no choices, which are here at once. */
export const plainVerbs = (): ReadyVerb[] =>
  providedVerbs().verbs.flatMap(({ opens, ...verb }) => (opens === 'choices' ? [] : [{ ...verb, opens }]));

/** The choices of all verbs that have some; those of one whose capability cannot say are left out. */
export async function loadVerbChoices(): Promise<ReadyVerb[]> {
  const { verbs, findChoices } = providedVerbs();
  const chosen = verbs.filter(({ opens }) => opens === 'choices');
  const ready = await Promise.all(
    chosen.map(async (verb) => {
      const choices = await findChoices(verb.folder)
        .then((each) => each[verb.key]?.() ?? [])
        .catch(() => []);
      return choices.map(({ name, opens }) => ({
        ...verb,
        key: `${verb.key} ${name}`,
        name: verb.name.replace('{name}', name),
        opens,
      }));
    }),
  );
  return ready.flat();
}
