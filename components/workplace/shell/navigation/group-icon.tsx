import type { ComponentType } from 'react';
import { type IconProps } from '@/components/ui/icons/icon';
import {
  BriefcaseIcon,
  ChartIcon,
  FolderIcon,
  HeadsetIcon,
  SlidersIcon,
  TeamIcon,
  UserIcon,
} from '@/components/ui/icons/icons';

/** By the codes of the reference HR API's groups. */
const icons: Record<string, ComponentType<IconProps>> = {
  mine: UserIcon,
  team: TeamIcon,
  hr: BriefcaseIcon,
  desk: HeadsetIcon,
  insight: ChartIcon,
  setup: SlidersIcon,
};

/** The icon of a menu group; a group of no known code has that of any folder. */
export function GroupIcon({ code, className }: { code: string; className?: string }) {
  const KnownIcon = icons[code] ?? FolderIcon;
  return <KnownIcon className={className} />;
}
