import type { ComponentType } from 'react';
import { type IconProps } from '@/components/ui/icons/icon';
import {
  ActivityIcon,
  BriefcaseIcon,
  ClockIcon,
  FlowIcon,
  GridIcon,
  HeartIcon,
  HomeIcon,
  LayersIcon,
  MessageIcon,
  PlaneIcon,
  ReceiptIcon,
  TargetIcon,
} from '@/components/ui/icons/icons';

/** MOD-01 to MOD-11, by module code. */
const icons: Record<number, ComponentType<IconProps>> = {
  0: HomeIcon,
  2: TargetIcon,
  14: BriefcaseIcon,
  15: HeartIcon,
  20: LayersIcon,
  21: ActivityIcon,
  216: FlowIcon,
  305: ClockIcon,
  355: PlaneIcon,
  362: ReceiptIcon,
  399: MessageIcon,
};

export function ModuleIcon({ code, className }: { code: number; className?: string }) {
  const KnownIcon = icons[code] ?? GridIcon;
  return <KnownIcon className={className} />;
}
