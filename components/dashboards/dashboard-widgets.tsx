import type { ShowDashboardWidget } from '@/components/platform/capability';
import { FiguresLine } from './figures-line';

export const dashboardWidgets: Readonly<Record<string, ShowDashboardWidget>> = {
  figures: async () => <FiguresLine />,
};
