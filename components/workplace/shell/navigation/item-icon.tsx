import { ModuleIcon } from '../modules/module-icon';
import { GroupIcon } from './group-icon';
import type { NavigationItem } from './navigation-tree';

/** The icon of a module, or of what belongs to a role. */
export function ItemIcon({ item: { module, key }, className }: { item: NavigationItem; className?: string }) {
  if (module) return <ModuleIcon code={module.Module_Code} className={className} />;
  return <GroupIcon code={key} className={className} />;
}
