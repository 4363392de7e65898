import type { Capability } from '@/components/platform/capability';
import type { OfferedVerb } from '@/components/workplace/search/verbs';
import type { ReplyFor } from '@/lib/contract/all';
import type { Messages, Namespace } from '@/lib/i18n/messages';
import * as capabilities from '../capabilities';

const declared: readonly Capability<string>[] = Object.values(capabilities);

interface VerbTexts {
  readonly name: string;
  readonly words: string;
}

/** What the person can do by its name from the search, in the language of the page. */
export function verbsOf(messages: Messages, info: ReplyFor<'getEmployeeInfo'>[number]): OfferedVerb[] {
  return declared.flatMap(({ folder, messages: own = [], verbs = {} }) => {
    const texts: Readonly<Record<string, VerbTexts>> = Object.assign(
      {},
      ...own.map((namespace) => textsIn(messages, namespace)),
    );
    return Object.entries(verbs)
      .filter(([, { flag }]) => !flag || info[flag])
      .map(([key, { opens }]) => ({ key, folder, opens, ...texts[key] }) as OfferedVerb);
  });
}

function textsIn(messages: Messages, namespace: Namespace): object | undefined {
  const words = messages[namespace];
  return 'verbs' in words ? words.verbs : undefined;
}
