import type { Panel } from '@/components/platform/panel/define-panel';
import type { PanelName } from '@/components/platform/panel/panel-names';

/** The panel of a capability. In a file of its own, so that no page loads the table of their files first. */
export async function findPanel(folder: string, name: PanelName): Promise<Panel> {
  const { panels }: { panels: Readonly<Record<PanelName, Panel>> } = await import(`@/components/${folder}/panels.ts`);
  return panels[name];
}
