import { amongIds } from '../../platform/db/among-ids';
import { defineErasure } from '../../platform/define-erasure';
import { dashboardViews } from './tables';

export const dashboardViewsErasure = defineErasure({
  name: 'dashboard-views',
  titles: {
    de: 'Ansichten von Dashboards',
    en: 'Dashboard views',
    es: 'Vistas de paneles',
    fr: 'Vues des tableaux de bord',
    ja: 'ダッシュボードの表示設定',
    zh: '仪表板视图',
  },
  parts: [{ table: dashboardViews, where: ({ accountIds }) => amongIds(dashboardViews.accountId, accountIds) }],
});
