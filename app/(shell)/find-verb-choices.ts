import type { VerbChoices } from '@/components/platform/verbs';

/** What lists the choices of a capability's verbs. In a file of its own, so that no page loads the table of their files first. */
export async function findVerbChoices(folder: string): Promise<VerbChoices> {
  const { verbChoices }: { verbChoices: VerbChoices } = await import(`@/components/${folder}/verb-choices.ts`);
  return verbChoices;
}
