import type { Names } from '../../workplace/reports/report';

/** What the dimensions of the product, and parts that are none of a dimension's own, are called. */
export const DIMENSION_TITLES = {
  status: {
    de: 'Beschäftigungsstatus',
    en: 'Employment status',
    es: 'Estado laboral',
    fr: 'Statut d’emploi',
    ja: '雇用状況',
    zh: '雇用状态',
  },
  business: { de: 'Geschäftsbereich', en: 'Business', es: 'Negocio', fr: 'Activité', ja: '事業', zh: '业务' },
  company: { de: 'Gesellschaft', en: 'Company', es: 'Sociedad', fr: 'Société', ja: '会社', zh: '公司' },
  location: { de: 'Standort', en: 'Location', es: 'Centro', fr: 'Site', ja: '勤務地', zh: '工作地点' },
  level: { de: 'Stufe', en: 'Level', es: 'Nivel', fr: 'Niveau', ja: '等級', zh: '级别' },
  gender: { de: 'Geschlecht', en: 'Gender', es: 'Género', fr: 'Sexe', ja: '性別', zh: '性别' },
  qualification: {
    de: 'Höchster Abschluss',
    en: 'Qualification',
    es: 'Titulación',
    fr: 'Diplôme le plus élevé',
    ja: '最終学歴',
    zh: '最高学历',
  },
  experience: {
    de: 'Berufserfahrung in Jahren',
    en: 'Years of experience',
    es: 'Años de experiencia',
    fr: 'Années d’expérience',
    ja: '経験年数',
    zh: '工作年限',
  },
  tenure: {
    de: 'Betriebszugehörigkeit in Jahren',
    en: 'Years of tenure',
    es: 'Años de antigüedad',
    fr: 'Années d’ancienneté',
    ja: '勤続年数',
    zh: '司龄（年）',
  },
  yes: { de: 'Ja', en: 'Yes', es: 'Sí', fr: 'Oui', ja: 'はい', zh: '是' },
  no: { de: 'Nein', en: 'No', es: 'No', fr: 'Non', ja: 'いいえ', zh: '否' },
  notSpecified: {
    de: 'Nicht angegeben',
    en: 'Not Specified',
    es: 'Sin especificar',
    fr: 'Non précisé',
    ja: '未指定',
    zh: '未填写',
  },
  others: { de: 'Weitere', en: 'Others', es: 'Otros', fr: 'Autres', ja: 'その他', zh: '其他' },
} satisfies Record<string, Names>;
