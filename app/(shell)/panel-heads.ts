import type { ComponentProps } from 'react';
import type { Capability } from '@/components/platform/capability';
import type { Messages, Namespace } from '@/lib/i18n/messages';
import * as capabilities from '../capabilities';
import type { ShellPanels } from './shell-panels';

type PanelHeads = ComponentProps<typeof ShellPanels>['heads'];

const declared: readonly Capability<string>[] = Object.values(capabilities);

/** What the browser has to know of each panel before it fetches any. */
export function panelHeadsOf(messages: Messages): PanelHeads {
  const heads = declared.flatMap(({ folder, messages: own = [], panels = {} }) => {
    const titles = Object.assign({}, ...own.map((namespace) => titlesIn(messages, namespace)));
    return Object.entries(panels).map(([name, place]) => [name, { folder, place, title: titles[name] }]);
  });
  return Object.fromEntries(heads);
}

function titlesIn(messages: Messages, namespace: Namespace): Readonly<Record<string, string>> | undefined {
  const words = messages[namespace];
  return 'panels' in words ? words.panels : undefined;
}
