/** Titles of columns that say the same of all that is asked for and decided, in whichever share of personal data. */
export const shareColumns = {
  type: { de: 'Abwesenheitsart', en: 'Type', es: 'Tipo', fr: 'Type de congé', ja: '種類', zh: '类型' },
  from: { de: 'Von', en: 'From', es: 'Desde', fr: 'Du', ja: '開始日', zh: '开始日期' },
  to: { de: 'Bis', en: 'To', es: 'Hasta', fr: 'Au', ja: '最終日', zh: '结束日期' },
  days: { de: 'Tage', en: 'Days', es: 'Días', fr: 'Nombre de jours', ja: '日数', zh: '天数' },
  state: { de: 'Stand', en: 'State', es: 'Estado', fr: 'État', ja: '状態', zh: '状态' },
  comment: {
    de: 'Zur Entscheidung',
    en: 'Said with the decision',
    es: 'Comentario de la decisión',
    fr: 'Commentaire de la décision',
    ja: '決定時のコメント',
    zh: '审批意见',
  },
  askedAt: { de: 'Beantragt', en: 'Asked', es: 'Solicitada', fr: 'Demandé', ja: '申請日時', zh: '申请时间' },
  decidedAt: { de: 'Entschieden', en: 'Decided', es: 'Decidida', fr: 'Décidé', ja: '決定日時', zh: '审批时间' },
} as const;
