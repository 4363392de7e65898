import { UserIcon } from '@/components/ui/icons/icons';
import { ModuleIcon } from '../modules/module-icon';
import { GroupIcon } from './group-icon';
import type { NavigationItem } from './navigation-tree';

/** Alone in its module, it is somebody's own page before it is the module. */
const OWN_PROFILE = '/ecenter/essprofileview';

/** The icon of a module, or of what belongs to a role. */
export function ItemIcon({ item, className }: { item: NavigationItem; className?: string }) {
  const { module, key } = item;
  if ('href' in item && item.href === OWN_PROFILE) return <UserIcon className={className} />;
  if (module) return <ModuleIcon code={module.Module_Code} className={className} />;
  return <GroupIcon code={key} className={className} />;
}
