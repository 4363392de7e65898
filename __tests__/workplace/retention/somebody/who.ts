import { actorOf, employmentOf } from '../../../people/cast-actors';
import type { TestApp } from '../../../platform/hr-api/harness/start-app';

export const WHO = 'E1001';

/** Each stands somewhere on them alone. */
export const WORDS = {
  name: 'Zephyrine Quillfeather',
  given: 'Zephyrine',
  family: 'Quillfeather',
  mail: 'zephyrine.q@humming-bird.example',
  personalMail: 'quill@example.net',
  phone: '+91-77777-45454',
  typed: 'wobblegong',
  number: WHO,
} as const;

/** Says `wobblegong`, which stands for all that they, or others of them, typed. */
export const says = (what: string) => `${what} wobblegong`;

/** Whose everything it is. */
export interface Ids {
  readonly accountId: string;
  readonly personId: string;
  readonly employmentId: string;
  readonly code: string;
}

export async function idsOf(hr: TestApp): Promise<Ids> {
  const { accountId, personId } = await actorOf(hr, WHO);
  const { id: employmentId, code } = await employmentOf(hr, WHO);
  return { accountId, personId, employmentId, code };
}
